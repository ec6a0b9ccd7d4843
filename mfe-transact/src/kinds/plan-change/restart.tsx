import { Card } from '@portal/kernel'
import type { ChangeFieldsProps, ChangeForm } from './change-form'
import { MandateField } from './fields'

function Fields({ mandates }: ChangeFieldsProps) {
  return (
    <Card title="Which account pays?">
      <MandateField mandates={mandates} />
    </Card>
  )
}

/** Lets a paused or cancelled SIP run again (S1.026). */
const restartForm: ChangeForm = {
  action: 'restart',
  title: ({ kind }) => `Restart your ${kind}`,
  Fields,
  start: ({ mandate }, mandates) => ({ umrn: mandate?.umrn ?? mandates[0]?.umrn }),
  errors: ({ umrn }) => (umrn ? {} : { umrn: 'Choose which account pays' }),
  terms: ({ umrn }, { planId, folioNo }) =>
    umrn ? { kind: 'SIP_RESTART', planId, folioNo, umrn } : undefined,
}

export default restartForm
