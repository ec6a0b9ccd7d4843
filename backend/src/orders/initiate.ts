import type { InitiateAnswer } from '@portal/kernel/contracts/order'
import { OrderTerms } from '@portal/kernel/contracts/order-terms'
import { folioOf, holdsPlan } from '../folios/folio-reader'
import type { CallContext } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { badRequest, Refusal } from '../platform/refusal'
import { refuseOtherOrders } from './errand-orders'
import { ownOrder } from './order.repository'
import { orderView } from './order-view'
import { purchasesOf } from './payables'
import { type Beside, type Confirmation, placeOrders } from './place-orders'
import { payingBanks } from './purchase/paying-banks'
import { initiateAnswer } from './transaction-result'

/** What every initiate call does: its orders are placed, and the whole checkout answered. */
export async function initiateAll(
  platform: Platform,
  asked: readonly OrderTerms[],
  confirmation: Confirmation,
  context: CallContext,
  beside?: Beside,
): Promise<InitiateAnswer> {
  const { db } = platform
  const terms = asked.map((each) => OrderTerms.parse(each))
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

/** The calls of an instant folio take only what opens one (decision 35). */
export function refuseKnownFolio({ folioNo }: { folioNo: string | null }): void {
  if (folioNo !== null) throw badRequest('Every order of this call goes into a new folio.')
}

/** The call of a further purchase takes only that of a scheme which the folio holds. Throws a 404 for a folio of another investor. */
export async function refuseUnheld(
  { db }: Platform,
  pan: string,
  { folioNo, schemePlanCode }: { folioNo: string | null; schemePlanCode: string },
): Promise<void> {
  if (folioNo === null) throw badRequest('A further purchase goes into a folio that there is.')
  await folioOf(db, pan, folioNo)
  if (await holdsPlan(db, folioNo, schemePlanCode)) return
  throw new Refusal('-398', 'This folio does not hold the scheme yet. Order it as a first purchase.')
}
