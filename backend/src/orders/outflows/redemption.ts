import type { RedemptionState } from '@portal/contracts/orders/order-states'
import { banksOf } from '../../folios/folio-reader'
import { post, saleLines } from '../../payments/postings'
import { payoutsOf, payoutView, requestPayout } from '../../payouts/payouts'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { OrderView } from '../kind'
import { soldMessage, notifyInvestor } from '../order-messages'
import { changeOrder, type OrderRow } from '../order.repository'
import { planNamed } from '../scheme-plan'
import { moneyOn } from './outflow-dates'
import { bankIdOf } from './outflow-terms'
import { outflowView } from './outflow-view'
import { type Sale, sellUnits } from './sell-units'

/** Sells the units of a redemption and asks for its payout, with word of it to the investor. */
export async function settleRedemption(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  if (order.state !== 'accepted') return undefined
  const sale = await sellUnits(tx, platform, order, 'REDEMPTION')
  if (!sale) return undefined
  const { scheme } = sale.plan
  const priced = await bookSale(tx, platform, order, sale)
  const { id: orderId, investorPan, folioNo } = order
  if (!folioNo) throw new Error(`Order ${orderId} is in no folio`)
  const dueOn = moneyOn(order, scheme)
  const bankId = bankIdOf(order)
  await requestPayout(tx, platform, { orderId, investorPan, folioNo, bankId, amount: sale.cost.net, dueOn })
  await notifyInvestor(tx, platform, priced, soldMessage(priced, scheme.name, dueOn))
  return priced
}

/** Writes down what the units of a redemption brought. */
export async function bookSale(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  { navDate, nav, units, cost }: Sale,
): Promise<OrderRow> {
  const { id: orderId } = order
  const at = platform.clock.now()
  const { proceeds, exitLoad, stt, tds, net: netAmount } = cost
  const money = { proceeds, exitLoad, stt, tds, netAmount }
  const priced = await changeOrder(tx, order, 'sold', {
    cause: 'sale',
    at,
    navDate,
    nav,
    units,
    ...money,
    settleOn: null,
  })
  if (!priced) throw new Error(`Order ${orderId} cannot be sold as ${order.state}`)
  await post(tx, {
    entry: `redemption:${orderId}`,
    subjectId: orderId,
    at,
    lines: saleLines(cost, 'payouts_due'),
  })
  await platform.audit.record(tx, {
    event: 'order.sold',
    subject: order.investorId,
    detail: { orderId, units, nav, ...money },
  })
  return priced
}

/** A redemption with its payouts. */
export async function redemptionView(tx: Tx, { clock }: Platform, order: OrderRow): Promise<OrderView> {
  const { scheme } = await planNamed(tx, order.schemePlanCode, clock.today())
  const bankId = bankIdOf(order)
  const bank = (await banksOf(tx, order.investorPan)).find((each) => each.bankId === bankId)
  const payouts = await payoutsOf(tx, [order.id])
  return {
    ...outflowView(order),
    family: 'redemption',
    state: order.state as RedemptionState,
    payoutOn: payouts.at(-1)?.dueOn ?? moneyOn(order, scheme),
    bankName: bank?.bankName ?? '',
    accountLast4: bank?.accountNumber.slice(-4) ?? '',
    payouts: payouts.map(payoutView),
  }
}
