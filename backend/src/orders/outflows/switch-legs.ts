import { stampDutyOn, unitsFor } from '../../folios/allotment-math'
import { allotUnits } from '../../folios/ledger'
import { post, saleLines, switchInLines } from '../../payments/postings'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { navOn } from '../../schemes/nav-store'
import { switchedMessage, notifyInvestor } from '../order-messages'
import { changeOrder, type OrderRow } from '../order.repository'
import { planNamed } from '../scheme-plan'
import { outflowCost } from './outflow-cost'
import { boughtOn } from './outflow-dates'
import { sellUnits } from './sell-units'

/** What a switch costs, and the date of the NAV at which its money buys. */
export interface SwitchWay {
  costOf: typeof outflowCost
  boughtOn: typeof boughtOn
}

const betweenSchemes: SwitchWay = { costOf: outflowCost, boughtOn }

/** The next leg of a switch: its units are sold on one day, and their money buys on the day on which it is there. */
export function settleSwitch(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  way = betweenSchemes,
): Promise<OrderRow | undefined> {
  return order.state === 'sold' ? buy(tx, platform, order) : sell(tx, platform, order, way)
}

async function sell(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  way: SwitchWay,
): Promise<OrderRow | undefined> {
  const { id: orderId, state, toSchemePlanCode } = order
  if (state !== 'accepted' || !toSchemePlanCode) return undefined
  const sale = await sellUnits(tx, platform, order, 'SWITCH_OUT', way.costOf)
  if (!sale) return undefined
  const { plan, nav, units, cost } = sale
  const into = await planNamed(tx, toSchemePlanCode, platform.clock.today())
  const toNavDate = way.boughtOn(order, plan.scheme, into.scheme)
  const stampDuty = stampDutyOn(cost.net, toNavDate)
  const { proceeds, exitLoad, stt, tds } = cost
  const money = { proceeds, exitLoad, stt, tds, stampDuty, netAmount: cost.net - stampDuty }
  const at = platform.clock.now()
  const change = { cause: 'sale', at, nav, units, ...money, toNavDate, settleOn: toNavDate }
  const sold = await changeOrder(tx, order, 'sold', change)
  const lines = saleLines(cost, 'switches_waiting')
  await post(tx, { entry: `switch-out:${orderId}`, subjectId: orderId, at, lines })
  await platform.audit.record(tx, {
    event: 'order.sold',
    subject: order.investorId,
    detail: { orderId, units, nav, ...money },
  })
  return sold
}

async function buy(tx: Tx, platform: Platform, order: OrderRow): Promise<OrderRow | undefined> {
  const { id: orderId, folioNo, schemePlanCode, toSchemePlanCode, toNavDate, netAmount, stampDuty } = order
  if (!folioNo || !toSchemePlanCode || !toNavDate || netAmount === null || stampDuty === null)
    throw new Error(`Order ${orderId} is no sold switch`)
  const nav = await navOn(tx, toSchemePlanCode, toNavDate)
  if (nav === undefined) return undefined
  const units = unitsFor(netAmount, nav)
  await allotUnits(tx, {
    folioNo,
    plan: toSchemePlanCode,
    otherPlan: schemePlanCode,
    orderId,
    kind: 'SWITCH_IN',
    date: toNavDate,
    nav,
    units,
    amount: netAmount + stampDuty,
    stampDuty,
    netAmount,
  })
  const at = platform.clock.now()
  const change = { cause: 'allotment', at, toNav: nav, toUnits: units, allottedAt: at, settleOn: null }
  const allotted = await changeOrder(tx, order, 'unitsAllotted', change)
  if (!allotted) throw new Error(`Order ${orderId} cannot get units as ${order.state}`)
  const lines = switchInLines(netAmount, stampDuty)
  await post(tx, { entry: `switch-in:${orderId}`, subjectId: orderId, at, lines })
  await platform.audit.record(tx, {
    event: 'order.allotted',
    subject: order.investorId,
    detail: { orderId, units, nav },
  })
  const into = await planNamed(tx, toSchemePlanCode, platform.clock.today())
  await notifyInvestor(tx, platform, allotted, switchedMessage(allotted, into.scheme.name))
  return allotted
}
