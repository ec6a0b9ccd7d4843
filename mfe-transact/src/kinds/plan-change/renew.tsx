import { Card, Stack } from '@portal/kernel'
import type { ChangeFieldsProps, ChangeForm } from './change-form'
import { amountErrors, endDateOf, endErrors, EndFields, InstalmentField, MandateField } from './fields'

function Fields({ plan, mandates, values }: ChangeFieldsProps) {
  return (
    <Card title="How should it run on?">
      <Stack gap="fields">
        <InstalmentField plan={plan} />
        <EndFields values={values} min={plan.changeFrom} />
        <MandateField mandates={mandates} />
      </Stack>
    </Card>
  )
}

/** Lets a SIP run on that ends soon or has ended (S1.025). */
const renewForm: ChangeForm = {
  action: 'renew',
  title: ({ kind }) => `Renew your ${kind}`,
  Fields,
  start: ({ amount, mandate }, mandates) => ({
    amount,
    ends: 'OPEN',
    umrn: mandate?.umrn ?? mandates[0]?.umrn,
  }),
  errors: (values, plan) => ({
    ...amountErrors(values, plan),
    ...endErrors(values),
    ...(values.umrn ? {} : { umrn: 'Choose which account pays' }),
  }),
  terms(values, { planId, folioNo }) {
    const { amount, umrn } = values
    return amount && umrn
      ? { kind: 'SIP_RENEW', planId, folioNo, amount, endDate: endDateOf(values), umrn }
      : undefined
  },
}

export default renewForm
