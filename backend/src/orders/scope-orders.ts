import { t } from '@portal/contracts/words/macros'
import type { OrderTerms } from '@portal/contracts/orders/order-terms'
import type { CallingInvestor } from '../platform/call-context'
import { outOfScope, Refusal } from '../platform/refusal'

/** Throws a 403 for an order in the session of a link that is not what the link was for. */
export function refuseOtherOrders({ sessionScope }: CallingInvestor, orders: readonly OrderTerms[]): void {
  if (sessionScope?.kind === 'sipExpiringLink' && orders.some(({ kind }) => kind !== 'SIP_RENEW'))
    throw outOfScope()
  const [arn] = sessionScope?.kind === 'distributorLink' ? sessionScope.subject.split(' ') : []
  if (arn && !orders.every((each) => 'advice' in each && each.advice?.distributorARN === arn))
    throw new Refusal(
      '-622',
      t`This link is for investing through ${arn}. Choose this distributor again, or log in.`,
    )
}
