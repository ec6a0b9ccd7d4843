import type { SchemeRef } from '@portal/contracts/orders/order'
import { optionLabel } from '@portal/contracts/format'
import type { Tx } from '../platform/database'
import { type SchemePlanFacts, planOn } from '../schemes/catalogue'

/** The plan that an order names; it was there when the order was placed. */
export async function planNamed(tx: Tx, code: string, today: string): Promise<SchemePlanFacts> {
  const plan = await planOn(tx, code, today)
  if (!plan) throw new Error(`There is no scheme plan ${code}`)
  return plan
}

/** What a plan is called in quotes and orders. */
export function schemeRef({ code, plan, option, scheme }: SchemePlanFacts): SchemeRef {
  return {
    schemePlanCode: code,
    schemeName: scheme.name,
    planMode: plan === 'D' ? 'DIRECT' : 'REGULAR',
    optionCode: option,
    optDesc: optionLabel(option),
    fundType: scheme.category,
  }
}
