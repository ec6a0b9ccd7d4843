import {
  Button,
  Card,
  DetailList,
  formatLongDate,
  indiaDate,
  Money,
  Note,
  rupeesInWords,
  Stack,
} from '@portal/kernel'
import type { PurchaseOrder } from '@portal/kernel/contracts/order'
import type { PaymentAttempt } from '@portal/kernel/contracts/payment-attempt'
import type { Checkout } from '../use-payment-order'

interface ChequeSlipProps {
  order: PurchaseOrder
  checkout: Checkout
  attempt: PaymentAttempt
}

/** What goes with a cheque to a branch, to be printed (decision 40). */
export function ChequeSlip({ order, checkout: { amount }, attempt }: ChequeSlipProps) {
  const { orderNumber, investorName, payBefore } = order
  const { bankName, accountLast4, chequeNumber } = attempt
  return (
    <Card
      title="Slip for your cheque"
      wrapAction
      action={
        <Button variant="secondary" size="sm" icon="download" onClick={() => globalThis.print()}>
          Print the slip
        </Button>
      }
    >
      <Stack gap="fields">
        <DetailList
          rows={[
            { label: 'Pay to', value: 'Neem Mutual Fund Collection Account' },
            { label: 'Order', value: orderNumber },
            { label: 'Investor', value: investorName, verbatim: true },
            { label: 'Cheque', value: chequeNumber ?? '' },
            { label: 'Drawn on', value: `${bankName ?? ''} ••${accountLast4 ?? ''}` },
            { label: 'In words', value: rupeesInWords(amount) },
            { label: 'Amount', value: <Money paise={amount} />, total: true },
          ]}
        />
        <Note icon="info" title={`Write ${orderNumber} on the back of the cheque.`}>
          Hand it in with this slip at any branch. It must be cleared by{' '}
          {formatLongDate(indiaDate(payBefore))}. You get the NAV of that day.
        </Note>
      </Stack>
    </Card>
  )
}
