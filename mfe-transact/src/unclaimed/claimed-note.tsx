import { formatLongDate, formatRupees, href, Note, routes, TextLink } from '@portal/kernel'
import type { Claimed } from './claim-card'

/** Said once an amount is on its way. */
export function ClaimedNote({ claimed: { amount, account, transactionId } }: { claimed: Claimed }) {
  const sum = formatRupees(amount.amount + amount.income)
  return (
    <Note tone="positive" role="status" title={`${sum} goes to ${account}.`}>
      It is there by {formatLongDate(amount.payoutOn)}.{' '}
      {amount.orderNumber !== null && (
        <TextLink to={href(routes.investSuccess, { order: transactionId })}>See the order</TextLink>
      )}
    </Note>
  )
}
