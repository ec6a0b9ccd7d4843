import { sipDates } from '@portal/contracts/format'
import {
  cancelReasons,
  Card,
  formatDate,
  FormChoiceRows,
  FormSelect,
  Note,
  Stack,
  textOf,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { CancelReason } from '@portal/contracts/systematic-plans/plan-change-terms'
import type { SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import type { ChangeFieldsProps, ChangeForm } from './plan-change-draft'
import { planName } from './plan-name'
import { amountErrors, endDateOf, endErrors, EndFields, InstalmentField, MandateField } from './fields'

/** One choice for each due date that the pause can last until. */
function PauseFields({ plan }: ChangeFieldsProps) {
  return (
    <Card title={t`How long?`}>
      <FormChoiceRows<string>
        name="pauseUntil"
        label={t`Pause until`}
        options={plan.pauseUntil.map((date, index) => ({
          value: date,
          title: t`Until ${{ day: formatDate(date) }}`,
          description: leftOut(plan, index + 1),
        }))}
      />
    </Card>
  )
}

function leftOut({ kind }: SystematicPlan, count: number): string {
  const plan = planName(kind)
  return t`${plural(count, {
    one: `# instalment is left out, then the ${plan} runs again.`,
    other: `# instalments are left out, then the ${plan} runs again.`,
  })}`
}

/** Leaves instalments out for a while (S1.022). */
const pause: ChangeForm = {
  action: 'pause',
  title: ({ kind }) => t`Pause your ${{ plan: planName(kind) }}`,
  Fields: PauseFields,
  start: ({ pauseUntil }) => ({ pauseUntil: pauseUntil[0] }),
  errors: ({ pauseUntil }) => (pauseUntil ? {} : { pauseUntil: t`Choose until when` }),
  terms: ({ pauseUntil }, { planId, folioNo }) =>
    pauseUntil ? { kind: 'SIP_PAUSE', planId, folioNo, pauseUntil } : undefined,
}

function ModifyFields({ plan, values }: ChangeFieldsProps) {
  return (
    <Card title={t`What do you want to change?`}>
      <Stack gap="fields">
        <InstalmentField plan={plan} />
        {plan.frequency !== 'Daily' && (
          <FormSelect
            name="dayOfMonth"
            label={t`Day of the month`}
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
const modify: ChangeForm = {
  action: 'modify',
  title: ({ kind }) => t`Modify your ${{ plan: planName(kind) }}`,
  Fields: ModifyFields,
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

function RenewFields({ plan, mandates, values }: ChangeFieldsProps) {
  return (
    <Card title={t`How should it run on?`}>
      <Stack gap="fields">
        <InstalmentField plan={plan} />
        <EndFields values={values} min={plan.changeFrom} />
        <MandateField mandates={mandates} />
      </Stack>
    </Card>
  )
}

/** Lets a SIP run on that ends soon or has ended (S1.025). */
const renew: ChangeForm = {
  action: 'renew',
  title: ({ kind }) => t`Renew your ${{ plan: planName(kind) }}`,
  Fields: RenewFields,
  start: ({ amount, mandate }, mandates) => ({
    amount,
    ends: 'OPEN',
    umrn: mandate?.umrn ?? mandates[0]?.umrn,
  }),
  errors: (values, plan) => ({
    ...amountErrors(values, plan),
    ...endErrors(values),
    ...(values.umrn ? {} : { umrn: t`Choose which account pays` }),
  }),
  terms(values, { planId, folioNo }) {
    const { amount, umrn } = values
    return amount && umrn
      ? { kind: 'SIP_RENEW', planId, folioNo, amount, endDate: endDateOf(values), umrn }
      : undefined
  },
}

function RestartFields({ mandates }: ChangeFieldsProps) {
  return (
    <Card title={t`Which account pays?`}>
      <MandateField mandates={mandates} />
    </Card>
  )
}

/** Lets a paused or cancelled SIP run again (S1.026). */
const restart: ChangeForm = {
  action: 'restart',
  title: ({ kind }) => t`Restart your ${{ plan: planName(kind) }}`,
  Fields: RestartFields,
  start: ({ mandate }, mandates) => ({ umrn: mandate?.umrn ?? mandates[0]?.umrn }),
  errors: ({ umrn }) => (umrn ? {} : { umrn: t`Choose which account pays` }),
  terms: ({ umrn }, { planId, folioNo }) =>
    umrn ? { kind: 'SIP_RESTART', planId, folioNo, umrn } : undefined,
}

function CancelFields({ plan }: ChangeFieldsProps) {
  const { kind, actions, changeFrom } = plan
  const pauses = actions.some(({ action, refusal }) => action === 'pause' && refusal === null)
  return (
    <Card title={t`Why do you cancel it?`}>
      <Stack gap="fields">
        <FormChoiceRows<CancelReason>
          name="reason"
          label={t`Reason`}
          options={CancelReason.options.map((value) => ({ value, title: textOf(cancelReasons[value]) }))}
        />
        <Note title={t`The ${{ plan: planName(kind) }} ends on ${{ day: formatDate(changeFrom) }}`}>
          {pauses
            ? t`Your units stay in the folio. You can pause the SIP instead.`
            : t`Your units stay in the folio.`}
        </Note>
      </Stack>
    </Card>
  )
}

/** Ends a plan (S1.023). */
const cancel: ChangeForm = {
  action: 'cancel',
  title: ({ kind }) => t`Cancel your ${{ plan: planName(kind) }}`,
  Fields: CancelFields,
  start: () => ({}),
  errors: ({ reason }) => (reason ? {} : { reason: t`Choose a reason` }),
  terms: ({ reason }, { planId, folioNo, kind }) =>
    reason ? { kind: `${kind}_CANCEL`, planId, folioNo, reason } : undefined,
}

/** Every change of a plan, by what addresses call it. */
export const changeForms = { pause, modify, renew, restart, cancel }
export type ChangeName = keyof typeof changeForms
