import { cancelReasons, Card, formatDate, FormChoiceRows, Note, Stack } from '@portal/kernel'
import { CancelReason } from '@portal/kernel/contracts/plan-change-terms'
import type { ChangeFieldsProps, ChangeForm } from './change-form'

function Fields({ plan }: ChangeFieldsProps) {
  const { kind, actions, changeFrom } = plan
  const pauses = actions.some(({ action, refusal }) => action === 'pause' && refusal === null)
  return (
    <Card title="Why do you cancel it?">
      <Stack gap="fields">
        <FormChoiceRows<CancelReason>
          name="reason"
          label="Reason"
          options={CancelReason.options.map((value) => ({ value, title: cancelReasons[value] }))}
        />
        <Note title={`The ${kind} ends on ${formatDate(changeFrom)}`}>
          Your units stay in the folio.{pauses && ' You can pause the SIP instead.'}
        </Note>
      </Stack>
    </Card>
  )
}

/** Ends a plan (S1.023). */
const cancelForm: ChangeForm = {
  action: 'cancel',
  title: ({ kind }) => `Cancel your ${kind}`,
  Fields,
  start: () => ({}),
  errors: ({ reason }) => (reason ? {} : { reason: 'Choose a reason' }),
  terms: ({ reason }, { planId, folioNo, kind }) =>
    reason ? { kind: `${kind}_CANCEL`, planId, folioNo, reason } : undefined,
}

export default cancelForm
