import type { RedemptionState } from '@portal/kernel/contracts/order-states'
import { banksOf } from '../../folios/folio-reader'
import { post, saleLines } from '../../payments/postings'
import type { PayoutMode } from '../../payouts/payout-bank'
import { payoutsOf, payoutView, requestPayout } from '../../payouts/payouts'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { OrderView } from '../kinds/kind'
import { soldMessage, tellInvestor } from '../order-messages'
import { changeOrder, type OrderRow } from '../order.repository'
import { planNamed } from '../scheme-plan'
import { type DatedScheme, moneyOn } from './exit-dates'
import { bankIdOf } from './exit-terms'
import { exitView } from './exit-view'
import { type Sale, sellUnits } from './sell-units'

/** How the money of a redemption travels, when it is due, and what the investor is told of it. */
export interface PayoutWay {
  mode: PayoutMode
  dueOn: (order: OrderRow, scheme: DatedScheme) => string
  told: typeof soldMessage
}

const byNeft: PayoutWay = { mode: 'NEFT', dueOn: moneyOn, told: soldMessage }

/** Sells the units of a redemption and asks for its payout, with word of it to the investor. */
export async function settleRedemption(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  way = byNeft,
): Promise<OrderRow | undefined> {
  if (order.state !== 'accepted') return undefined
  const sale = await sellUnits(tx, platform, order, 'REDEMPTION')
  return sale && book(tx, platform, order, sale, way)
}

async function book(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  { plan, nav, units, cost }: Sale,
  { mode, dueOn: dueOnOf, told }: PayoutWay,
): Promise<OrderRow> {
  const { id: orderId, folioNo, investorPan } = order
  const at = platform.clock.now()
  const { proceeds, exitLoad, stt, tds, net: netAmount } = cost
  const money = { proceeds, exitLoad, stt, tds, netAmount }
  const priced = await changeOrder(tx, order, 'sold', {
    cause: 'sale',
    at,
    nav,
    units,
    ...money,
    settleOn: null,
  })
  if (!priced || !folioNo) throw new Error(`Order ${orderId} cannot be sold as ${order.state}`)
  await post(tx, {
    entry: `redemption:${orderId}`,
    subjectId: orderId,
    at,
    lines: saleLines(cost, 'payouts_due'),
  })
  const dueOn = dueOnOf(order, plan.scheme)
  await requestPayout(tx, platform, {
    orderId,
    investorPan,
    folioNo,
    bankId: bankIdOf(order),
    amount: netAmount,
    dueOn,
    mode,
  })
  await platform.audit.record(tx, {
    event: 'order.sold',
    subject: order.investorId,
    detail: { orderId, units, nav, ...money },
  })
  await tellInvestor(tx, platform, priced, told(priced, plan.scheme.name, dueOn))
  return priced
}

/** A redemption with its payouts. */
export async function redemptionView(tx: Tx, { clock }: Platform, order: OrderRow): Promise<OrderView> {
  const { scheme } = await planNamed(tx, order.schemePlanCode, clock.today())
  const bankId = bankIdOf(order)
  const bank = (await banksOf(tx, order.investorPan)).find((each) => each.bankId === bankId)
  const payouts = await payoutsOf(tx, [order.id])
  return {
    ...exitView(order),
    family: 'redemption',
    state: order.state as RedemptionState,
    payoutOn: payouts.at(-1)?.dueOn ?? moneyOn(order, scheme),
    bankName: bank?.bankName ?? '',
    accountLast4: bank?.accountNumber.slice(-4) ?? '',
    payouts: payouts.map(payoutView),
  }
}
