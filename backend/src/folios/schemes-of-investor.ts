import { and, asc, eq, gt, isNotNull } from 'drizzle-orm'
import { folios, lots } from './schema'
import type { Tx } from '../platform/database'
import type { SchemePlanFacts } from '../schemes/catalogue'
import { isPurchasable } from '../schemes/scheme-view'

/** The folios in which an investor holds units, by scheme plan. */
export async function foliosHolding(tx: Tx, pan: string): Promise<ReadonlyMap<string, string[]>> {
  const rows = await tx
    .selectDistinct({ planCode: lots.planCode, folioNo: lots.folioNo })
    .from(lots)
    .innerJoin(folios, eq(folios.folioNo, lots.folioNo))
    .where(and(eq(folios.pan, pan), gt(lots.unitsLeft, '0')))
    .orderBy(asc(lots.planCode), asc(lots.folioNo))
  const byPlan = new Map<string, string[]>()
  for (const { planCode, folioNo } of rows) byPlan.set(planCode, [...(byPlan.get(planCode) ?? []), folioNo])
  return byPlan
}

/** Whether an investor may buy a plan now: a Regular one only where a distributor stands behind a folio. */
export async function mayBuy(tx: Tx, pan: string): Promise<(facts: SchemePlanFacts) => boolean> {
  const [advised] = await tx
    .select({ folioNo: folios.folioNo })
    .from(folios)
    .where(and(eq(folios.pan, pan), isNotNull(folios.distributorArn)))
    .limit(1)
  return (facts) => isPurchasable(facts) && (facts.plan === 'D' || advised !== undefined)
}
