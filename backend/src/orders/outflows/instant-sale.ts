import { indiaDate } from '@portal/contracts/format'
import { payoutsOf, requestPayout } from '../../payouts/payouts'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { navOn } from '../../schemes/nav-store'
import { instantMessage, instantSoldMessage, notifyInvestor } from '../order-messages'
import { changeOrder, type OrderRow } from '../order.repository'
import { planNamed } from '../scheme-plan'
import { outflowCost } from './outflow-cost'
import { bankIdOf } from './outflow-terms'
import { instantNavDates, instantRuleOn } from './instant-rules'
import { bookSale } from './redemption'
import { sellUnits } from './sell-units'

/** What an instant redemption costs is reckoned as of the earlier of its two NAVs, before either of them need be out. */
export const instantCost =
  (requestedAt: Date): typeof outflowCost =>
  (lots, units, terms) =>
    outflowCost(lots, units, { ...terms, soldOn: instantNavDates(requestedAt)[0] })

/** Asks for the payout of an instant redemption as soon as it is placed, which may be on a Sunday. */
export async function payAtOnce(tx: Tx, platform: Platform, order: OrderRow): Promise<void> {
  const { id: orderId, investorPan, folioNo, netAmount: amount, createdAt, schemePlanCode } = order
  if (!folioNo || amount === null) throw new Error(`Order ${orderId} cannot be paid at once`)
  const dueOn = indiaDate(createdAt)
  const bankId = bankIdOf(order)
  await requestPayout(tx, platform, {
    orderId,
    investorPan,
    folioNo,
    bankId,
    amount,
    dueOn,
    mode: 'IMPS',
  })
  const { scheme } = await planNamed(tx, schemePlanCode, dueOn)
  const { minutes } = instantRuleOn(dueOn)
  const message = instantMessage(order, scheme.name, instantNavDates(createdAt), minutes)
  await notifyInvestor(tx, platform, order, message)
}

/**
 * Sells the units of what was paid at once, when both of its NAVs are out, at the lower one (SEBI circular of 8 May
 * 2017). What was paid, and the load that was taken of it, stand; the units follow.
 */
export async function sellWhatWasPaid(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  const { schemePlanCode, createdAt } = order
  if (order.state !== 'accepted' && order.state !== 'paid_ahead') return undefined
  const [first, second] = instantNavDates(createdAt)
  const [before, after] = await Promise.all([
    navOn(tx, schemePlanCode, first),
    navOn(tx, schemePlanCode, second),
  ])
  if (before === undefined || after === undefined) return undefined
  const navDate = Number(after) < Number(before) ? second : first
  const sale = await sellUnits(tx, platform, { ...order, navDate }, 'REDEMPTION', costOf(order))
  if (!sale) return undefined
  const sold = await bookSale(tx, platform, order, sale)
  await notifyInvestor(tx, platform, sold, instantSoldMessage(sold, sale.plan.scheme.name))
  // Its money may have come back before its units were sold.
  const back = (await payoutsOf(tx, [order.id])).find(({ state }) => state === 'returned')
  if (sold.state !== 'priced' || !back) return sold
  return changeOrder(tx, sold, 'returned', { cause: `payout:${back.id}`, at: platform.clock.now() })
}

/** The load that was taken when it was paid; neither STT nor tax at source is due on what residents get of these funds. */
const costOf =
  ({ exitLoad, createdAt }: OrderRow): typeof outflowCost =>
  (lots, units, terms) => {
    const cost = instantCost(createdAt)(lots, units, terms)
    const taken = exitLoad ?? 0
    return { ...cost, exitLoad: taken, net: cost.proceeds - taken - cost.stt - cost.tds }
  }
