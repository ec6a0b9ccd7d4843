import { fewer, isAbove, less, sumUnits, valueOf } from '../folios/allotment-math'
import type { Tx } from '../platform/database'
import type { SchemePlanFacts } from '../schemes/catalogue'
import { ordersOf } from '../orders/checkout.repository'
import { freeUnitsOf } from '../orders/lots/free-units'
import { ordersOfPlans } from '../orders/order-reader'
import type { OrderRow } from '../orders/order.repository'
import { planNamed } from '../orders/scheme-plan'
import type { SolutionRow } from './solution.repository'

export interface SolutionPart {
  plan: SchemePlanFacts
  units: string
  /** Paise, at the last NAV. */
  value: number
}

/** A solution with its orders and what is left of its two parts. */
export interface SolutionSnapshot {
  purchases: OrderRow[]
  rebalancings: OrderRow[]
  equity: SolutionPart
  debt: SolutionPart
}

/** What was bought for a solution and moved between its parts, as far as it is still free in the folio. */
export async function snapshotOf(tx: Tx, solution: SolutionRow, today: string): Promise<SolutionSnapshot> {
  const { checkoutId, id, folioNo, equityPlan, debtPlan } = solution
  const purchases = (await ordersOf(tx, checkoutId)).filter(({ kind }) => kind === 'SOLUTION')
  const rebalancings = (await ordersOfPlans(tx, [id])).filter(({ kind }) => kind === 'REBALANCE')
  const part = async (code: string): Promise<SolutionPart> => {
    const plan = await planNamed(tx, code, today)
    const its = unitsOf(code, purchases, rebalancings)
    const holding = { folioNo: folioNo ?? '', planCode: code, lockInYears: plan.scheme.lockInYears }
    const units = folioNo ? fewer(its, (await freeUnitsOf(tx, holding, today)).free) : its
    return { plan, units, value: isAbove(units, '0') ? valueOf(units, plan.nav) : 0 }
  }
  return { purchases, rebalancings, equity: await part(equityPlan), debt: await part(debtPlan) }
}

function unitsOf(code: string, purchases: readonly OrderRow[], rebalancings: readonly OrderRow[]): string {
  const sumOf = (units: (string | null)[]) => sumUnits(units.map((each) => each ?? '0'))
  const bought = purchases.filter((order) => order.schemePlanCode === code).map(({ units }) => units)
  const origin = rebalancings.filter((order) => order.toSchemePlanCode === code).map(({ toUnits }) => toUnits)
  const went = rebalancings.filter((order) => order.schemePlanCode === code).map(({ units }) => units)
  return less(sumOf([...bought, ...origin]), sumOf(went))
}
