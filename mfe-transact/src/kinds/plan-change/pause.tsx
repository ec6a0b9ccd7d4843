import { Card, formatDate, FormChoiceRows } from '@portal/kernel'
import type { SystematicPlan } from '@portal/kernel/contracts/systematic-plan'
import type { ChangeFieldsProps, ChangeForm } from './change-form'

/** One choice for each due date that the pause can last until. */
function Fields({ plan }: ChangeFieldsProps) {
  return (
    <Card title="How long?">
      <FormChoiceRows<string>
        name="pauseUntil"
        label="Pause until"
        options={plan.pauseUntil.map((date, index) => ({
          value: date,
          title: `Until ${formatDate(date)}`,
          description: leftOut(plan, index + 1),
        }))}
      />
    </Card>
  )
}

const leftOut = ({ kind }: SystematicPlan, count: number): string =>
  `${count} ${count === 1 ? 'instalment is' : 'instalments are'} left out, then the ${kind} runs again.`

/** Leaves instalments out for a while (S1.022). */
const pauseForm: ChangeForm = {
  action: 'pause',
  title: ({ kind }) => `Pause your ${kind}`,
  Fields,
  start: ({ pauseUntil }) => ({ pauseUntil: pauseUntil[0] }),
  errors: ({ pauseUntil }) => (pauseUntil ? {} : { pauseUntil: 'Choose until when' }),
  terms: ({ pauseUntil }, { planId, folioNo }) =>
    pauseUntil ? { kind: 'SIP_PAUSE', planId, folioNo, pauseUntil } : undefined,
}

export default pauseForm
