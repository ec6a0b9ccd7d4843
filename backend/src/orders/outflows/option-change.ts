import { valueOf } from '../../folios/allotment-math'
import { carryUnits } from '../../folios/ledger'
import { post, saleLines, switchInLines } from '../../payments/postings'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { SchemePlanFacts } from '../../schemes/catalogue'
import { navOn } from '../../schemes/nav-store'
import { switchedMessage, notifyInvestor } from '../order-messages'
import { changeOrder, type OrderRow } from '../order.repository'
import { planNamed } from '../scheme-plan'
import { type OutflowCost, outflowCost } from './outflow-cost'
import { soldOn } from './outflow-dates'
import { keepsPurchases } from '../../folios/lots/keeps-purchases'
import { dealable } from './sell-units'
import { settleSwitch, type SwitchWay } from './switch-legs'

/** What a change of the option costs: no fund takes a load from units that stay in it. */
export const costOfChange = (keeps: boolean): typeof outflowCost => (keeps ? nothing : withoutLoad)

const withoutLoad: typeof outflowCost = (lots, units, { scheme, ...at }) =>
  outflowCost(lots, units, { ...at, scheme: { ...scheme, exitLoad: 'NONE' } })

function nothing(_lots: unknown, units: string, { nav }: { nav: string }): OutflowCost {
  const proceeds = valueOf(units, nav)
  return { proceeds, exitLoad: 0, stt: 0, tds: 0, net: proceeds, lots: [] }
}

const withinScheme: SwitchWay = { costOf: withoutLoad, boughtOn: soldOn }

/** Sells and buys at the NAVs of one day, or carries the units over with their purchases. */
export async function settleOptionChange(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
): Promise<OrderRow | undefined> {
  const today = platform.clock.today()
  const plan = await planNamed(tx, order.schemePlanCode, today)
  const into = await planNamed(tx, order.toSchemePlanCode ?? '', today)
  if (keepsPurchases(plan, into)) return carryOver(tx, platform, order, into)
  const next = await settleSwitch(tx, platform, order, withinScheme)
  if (order.state !== 'accepted' || next?.state !== 'sold') return next
  return (await settleSwitch(tx, platform, next, withinScheme)) ?? next
}

async function carryOver(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  into: SchemePlanFacts,
): Promise<OrderRow | undefined> {
  const { id: orderId, state, navDate } = order
  const toNav = navDate && (await navOn(tx, into.code, navDate))
  if (state !== 'accepted' || !toNav) return undefined
  const dealt = await dealable(tx, platform, order, nothing)
  if (!dealt) return undefined
  const { folioNo, plan, nav, units, cost } = dealt
  if (nav !== toNav) throw new Error(`${plan.code} and ${into.code} have different NAVs on ${navDate}`)
  await carryUnits(tx, { folioNo, plan: plan.code, otherPlan: into.code, orderId, units, nav, date: navDate })
  const at = platform.clock.now()
  const { proceeds } = cost
  const money = { proceeds, exitLoad: 0, stt: 0, tds: 0, stampDuty: 0, netAmount: proceeds }
  const sale = { cause: 'sale', at, nav, units, ...money, toNavDate: navDate, settleOn: null }
  const sold = await changeOrder(tx, order, 'sold', sale)
  const allotment = { cause: 'allotment', at, toNav, toUnits: units, allottedAt: at }
  const allotted = sold && (await changeOrder(tx, sold, 'unitsAllotted', allotment))
  if (!allotted) throw new Error(`Order ${orderId} cannot be carried over as ${state}`)
  const out = saleLines(cost, 'switches_waiting')
  await post(tx, { entry: `switch-out:${orderId}`, subjectId: orderId, at, lines: out })
  const lines = switchInLines(proceeds, 0)
  await post(tx, { entry: `switch-in:${orderId}`, subjectId: orderId, at, lines })
  await platform.audit.record(tx, {
    event: 'order.allotted',
    subject: order.investorId,
    detail: { orderId, units, nav },
  })
  await notifyInvestor(tx, platform, allotted, switchedMessage(allotted, into.scheme.name))
  return allotted
}
