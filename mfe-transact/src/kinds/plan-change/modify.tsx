import { Card, FormSelect, sipDates, Stack } from '@portal/kernel'
import type { SystematicPlan } from '@portal/kernel/contracts/systematic-plan'
import type { ChangeFieldsProps, ChangeForm } from './change-form'
import { amountErrors, endDateOf, endErrors, EndFields, InstalmentField } from './fields'

function Fields({ plan, values }: ChangeFieldsProps) {
  return (
    <Card title="What do you want to change?">
      <Stack gap="fields">
        <InstalmentField plan={plan} />
        {plan.frequency !== 'Daily' && (
          <FormSelect
            name="dayOfMonth"
            label="Day of the month"
            options={daysOf(plan).map((day) => ({ value: String(day), label: String(day) }))}
          />
        )}
        <EndFields values={values} min={plan.changeFrom} />
      </Stack>
    </Card>
  )
}

/** The days that there are (S9.018), and the one that the plan has. */
const daysOf = ({ dayOfMonth }: SystematicPlan): number[] =>
  [...new Set<number>([...sipDates, dayOfMonth])].sort((one, other) => one - other)

/** New amount, day or end (S1.024, S7.067). */
const modifyForm: ChangeForm = {
  action: 'modify',
  title: ({ kind }) => `Modify your ${kind}`,
  Fields,
  start: ({ amount, dayOfMonth, endDate }) => ({
    amount,
    dayOfMonth: String(dayOfMonth),
    ends: endDate === null ? 'OPEN' : 'DATE',
    endDate: endDate ?? undefined,
  }),
  errors: (values, plan) => ({ ...amountErrors(values, plan), ...endErrors(values) }),
  terms(values, { planId, folioNo, kind }) {
    const { amount, dayOfMonth } = values
    if (!amount || !dayOfMonth) return undefined
    const of = { planId, folioNo, amount, dayOfMonth: Number(dayOfMonth), endDate: endDateOf(values) }
    return { kind: `${kind}_MODIFY`, ...of }
  },
}

export default modifyForm
