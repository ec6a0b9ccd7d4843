import type { OrderTerms } from '@portal/kernel/contracts/order-terms'
import type { CallingInvestor } from '../platform/call-context'
import { errandOnly, Refusal } from '../platform/refusal'

/** Throws a 403 for an order in the session of a link that is not what the link was for. */
export function refuseOtherOrders({ errand }: CallingInvestor, orders: readonly OrderTerms[]): void {
  if (errand?.kind === 'sipExpiringLink' && orders.some(({ kind }) => kind !== 'SIP_RENEW'))
    throw errandOnly()
  const [arn] = errand?.kind === 'distributorLink' ? errand.subject.split(' ') : []
  if (arn && !orders.every((each) => 'advice' in each && each.advice?.distributorARN === arn))
    throw new Refusal(
      '-622',
      `This link is for investing through ${arn}. Choose this distributor again, or log in.`,
    )
}
