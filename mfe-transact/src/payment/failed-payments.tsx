import {
  Card,
  DetailList,
  errandOfVisit,
  formatDate,
  formatTime,
  indiaDate,
  paymentModeLabels,
  queryFor,
  useQuery,
} from '@portal/kernel'
import { paymentApi } from '@portal/kernel/contracts/payment'
import type { PaymentAttempt } from '@portal/kernel/contracts/payment-attempt'

/** What became of the payments that a link is about: each with its way, its time and the bank's reason (S7.041). */
export function FailedPayments({ transactionId }: { transactionId: string }) {
  const { data } = useQuery({
    ...queryFor(paymentApi.getPaymentFailedDetails, { transactionId }),
    enabled: errandOfVisit() === 'paymentFailedLink',
  })
  if (!data?.failures.length) return null
  return (
    <Card title="Payments that did not go through">
      <DetailList rows={data.failures.map((each) => ({ label: when(each), value: why(each) }))} />
    </Card>
  )
}

const when = ({ startedAt, settledAt }: PaymentAttempt): string => {
  const moment = settledAt ?? startedAt
  return `${formatDate(indiaDate(moment))}, ${formatTime(moment)}`
}

function why({ paymentMode, bankName, state, reason }: PaymentAttempt): string {
  const by = `${paymentModeLabels[paymentMode]}${bankName ? `, ${bankName}` : ''}`
  if (state === 'abandoned') return `${by}: not finished`
  return `${by}: ${reason ?? 'the bank gave no reason'}`
}
