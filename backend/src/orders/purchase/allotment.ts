import { unitsFor } from '../../folios/allotment-math'
import { allotUnits } from '../../folios/ledger'
import { allotmentLines, post } from '../../payments/postings'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { calledOffOffer } from '../../schemes/offer-failure'
import { navOn } from '../../schemes/nav-store'
import { allottedMessage, notifyInvestor } from '../order-messages'
import { changeOrder, type OrderRow } from '../order.repository'
import { planNamed } from '../scheme-plan'
import { refundOrder } from './refund-order'

/** Gives its units to a paid purchase: ledger, postings and state, and word of it to the investor. */
export async function allotPurchase(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  const { id: orderId, folioNo, navDate, amount, stampDuty, netAmount } = order
  if (order.state !== 'paid' || !folioNo || !navDate || !amount || stampDuty === null || netAmount === null)
    return undefined
  const { scheme } = await planNamed(tx, order.schemePlanCode, platform.clock.today())
  const calledOff = await calledOffOffer(tx, scheme.code)
  if (calledOff)
    return refundOrder(tx, platform, order, { code: 'offerCalledOff', values: { offer: calledOff } })
  const nav = await navOn(tx, order.schemePlanCode, navDate)
  if (nav === undefined) return undefined
  const units = unitsFor(netAmount, nav)
  const kind = order.dueOn ? 'PURCHASE_SIP' : 'PURCHASE'
  const bought = { folioNo, plan: order.schemePlanCode, orderId, kind, date: navDate, nav, units } as const
  await allotUnits(tx, { ...bought, amount, stampDuty, netAmount })
  const at = platform.clock.now()
  const change = { cause: 'allotment', at, nav, units, allottedAt: at, settleOn: null }
  const allotted = await changeOrder(tx, order, 'unitsAllotted', change)
  if (!allotted) return undefined
  await post(tx, {
    entry: `allotment:${orderId}`,
    subjectId: orderId,
    at,
    lines: allotmentLines(amount, stampDuty),
  })
  await platform.audit.record(tx, {
    event: 'order.allotted',
    subject: order.investorId,
    detail: { orderId, units, nav },
  })
  await notifyInvestor(tx, platform, allotted, allottedMessage(allotted, scheme.name))
  return allotted
}
