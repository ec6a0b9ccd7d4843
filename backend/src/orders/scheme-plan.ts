import type { Tx } from '../platform/database'
import { type PlanFacts, planOn } from '../schemes/catalogue'

/** The plan that an order names; it was there when the order was placed. */
export async function planNamed(tx: Tx, code: string, today: string): Promise<PlanFacts> {
  const plan = await planOn(tx, code, today)
  if (!plan) throw new Error(`There is no scheme plan ${code}`)
  return plan
}
