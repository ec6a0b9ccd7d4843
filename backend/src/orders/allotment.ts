import { allotUnits } from '../folios/ledger'
import { unitsFor } from '../folios/allotment-math'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { allotmentLines, post } from '../payments/postings'
import { navOn } from '../schemes/nav-store'
import { changeOrder, lockOrder, ordersToAllot } from './order.repository'
import { allottedWord, tellInvestor } from './order-messages'
import { planNamed } from './scheme-plan'

/** Gives units to every paid order whose NAV is out; run by a job after the NAVs came. */
export async function allotPaidOrders(platform: Platform, today: string): Promise<void> {
  for (const orderId of await ordersToAllot(platform.db, today)) {
    await inTransaction(platform.db, (tx) => allot(tx, platform, orderId))
  }
}

/** Order, ledger and postings in one transaction; an order that is no longer waiting is left alone. */
async function allot(tx: Tx, platform: Platform, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order.state !== 'paid' || !order.folioNo || !order.navDate) return
  const plan = await planNamed(tx, order.schemePlanCode, platform.clock.today())
  const nav = await navOn(tx, order.schemePlanCode, order.navDate)
  if (nav === undefined) return
  const units = unitsFor(order.netAmount, nav)
  const { amount, stampDuty, netAmount, folioNo, navDate: date } = order
  const bought = {
    folioNo,
    plan: order.schemePlanCode,
    orderId,
    amount,
    stampDuty,
    netAmount,
    nav,
    units,
    date,
  }
  await allotUnits(tx, bought)
  const at = platform.clock.now()
  const allotted = await changeOrder(tx, order, 'unitsAllotted', {
    cause: 'allotment',
    at,
    nav,
    units,
    allottedAt: at,
  })
  if (!allotted) return
  await post(tx, { entry: `allotment:${orderId}`, orderId, at, lines: allotmentLines(amount, stampDuty) })
  await platform.audit.record(tx, {
    event: 'order.allotted',
    subject: order.investorId,
    detail: { orderId, units, nav },
  })
  await tellInvestor(tx, platform, allotted, allottedWord(allotted, plan.scheme.name))
}
