import type { InitiateAnswer } from '@portal/contracts/orders/order'
import { OrderTerms } from '@portal/contracts/orders/order-terms'
import type { CallContext } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { purchasesOf } from './checkout.repository'
import { refuseOtherOrders } from './scope-orders'
import type { Confirmation } from './kind'
import { ownOrder } from './order-reader'
import { orderView } from './order-view'
import { type Beside, placeOrders } from './place-orders'
import { payingBanks } from './purchase/paying-banks'
import { initiateAnswer } from './transaction-result'

/** What every initiate call does: its orders are placed, and the whole checkout answered. */
export async function initiateAll(
  platform: Platform,
  requested: readonly OrderTerms[],
  confirmation: Confirmation,
  context: CallContext,
  beside?: Beside,
): Promise<InitiateAnswer> {
  const { db } = platform
  const terms = requested.map((each) => OrderTerms.parse(each))
  refuseOtherOrders(context.investor, terms)
  const orderIds = await placeOrders(platform, terms, confirmation, context, beside)
  const { pan } = context.investor
  const placed = await Promise.all(orderIds.map((id) => ownOrder(db, pan, id)))
  const views = await Promise.all(placed.map((order) => orderView(db, platform, order)))
  const [payer] = await payingBanks(platform, purchasesOf(placed))
  return initiateAnswer(views, payer)
}

export const initiate = (
  platform: Platform,
  terms: OrderTerms,
  confirmation: Confirmation,
  context: CallContext,
): Promise<InitiateAnswer> => initiateAll(platform, [terms], confirmation, context)
