import {
  api,
  Button,
  Card,
  FormDateField,
  FormTextField,
  Note,
  PortalForm,
  queryFor,
  RefusalNote,
  Stack,
  useMutation,
  useQueryClient,
  validateUtr,
  westernDigits,
} from '@portal/kernel'
import type { PurchaseOrder } from '@portal/kernel/contracts/order'
import { paymentApi } from '@portal/kernel/contracts/payment'
import type { PaymentAttempt } from '@portal/kernel/contracts/payment-attempt'
import { useKeepInDraft } from '../use-payment-order'

interface Values {
  utrNumber?: string
  transferredOn?: string
}

interface UtrFormProps {
  order: PurchaseOrder
  attempt: PaymentAttempt
}

/** Banks print it in groups; what is no part of a number stays, to be refused in sight. */
const clean = (typed: string): string =>
  westernDigits(typed)
    .replace(/[\s\p{Cf}-]/gu, '')
    .toUpperCase()

function errorsOf({ utrNumber = '', transferredOn }: Values) {
  const utr = validateUtr(utrNumber)
  return {
    ...(utr && { utrNumber: utr }),
    ...(!transferredOn && { transferredOn: 'Choose the day of your transfer' }),
  }
}

/** The number of a transfer that is sent (S7.070); the draft keeps it (S3.040: neftDetails). */
export function UtrForm({ order: { transactionId }, attempt: { utrNumber } }: UtrFormProps) {
  const client = useQueryClient()
  const keepInDraft = useKeepInDraft(transactionId)
  const told = useMutation({
    mutationFn: ({ utrNumber: utr = '', transferredOn = '' }: Values) =>
      api.call(
        paymentApi.confirmTransfer,
        { transactionId, utrNumber: utr, transferredOn },
        { idempotencyKey: `${transactionId}-${utr}-${transferredOn}`.slice(0, 64) },
      ),
    onSuccess: (_answer, { utrNumber: utr = '', transferredOn = null }) => {
      keepInDraft({ neftDetails: { utrNumber: utr, transferredOn } })
      return client.invalidateQueries(queryFor(paymentApi.paymentStatus, { transactionId }))
    },
  })
  return (
    <Card title="Have you sent it?">
      <Stack gap="fields">
        {utrNumber && (
          <Note tone="positive" title={`We look for ${utrNumber}.`} role="status">
            You get a message when the money is here. You can leave this page.
          </Note>
        )}
        {told.error && <RefusalNote title="We could not keep the number.">{told.error.message}</RefusalNote>}
        <PortalForm<Values>
          label="Your transfer"
          initialValues={{ utrNumber: utrNumber ?? '', transferredOn: '' }}
          initialValuesEqual={() => true}
          validate={errorsOf}
          onSubmit={(values) =>
            told.mutateAsync(values).then(
              () => undefined,
              () => undefined,
            )
          }
        >
          <Stack gap="fields">
            <FormTextField
              name="utrNumber"
              label="UTR number"
              hint="16 letters and digits by NEFT, 22 by RTGS, in your bank’s message. It helps us to find your money."
              autoComplete="off"
              clean={clean}
            />
            <FormDateField name="transferredOn" label="Day of the transfer" />
            <Button type="submit" variant={utrNumber ? 'secondary' : 'primary'} busy={told.isPending}>
              {utrNumber ? 'Change the number' : 'I have sent it'}
            </Button>
          </Stack>
        </PortalForm>
      </Stack>
    </Card>
  )
}
