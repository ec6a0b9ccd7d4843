import { and, asc, desc, eq, gte, inArray, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { rowsOf, type Tx } from '../platform/database'
import { batchedLoader, batchedRowLoader } from '../platform/batched-loader'
import { groupBy } from '../platform/group-by'
import { pagesInOrder } from '../platform/row-pages'
import { anyOf } from '../platform/rows'
import { type Stretch, stretchesOf } from './plan-course'
import { planInstalments, systematicPlans, systematicPlanVersions } from './schema'
import type { StoredWords } from '../platform/stored-text'

export type PlanRow = typeof systematicPlans.$inferSelect
export type VersionRow = typeof systematicPlanVersions.$inferSelect
/** What an order may change of a plan. */
export type PlanTerms = Omit<VersionRow, 'planId' | 'version' | 'holdsFrom' | 'orderId'>

/** The number of a new plan: "SR100101". */
export async function nextPlanNumber(tx: Tx): Promise<string> {
  const [row] = await rowsOf<{ number: string }>(tx, sql`select nextval('plan_numbers')::text as number`)
  return `SR${row?.number ?? ''}`
}

/** Writes a plan with its first version, which the order that registers it makes; null for one of before the orders. */
export async function insertPlan(
  tx: Tx,
  plan: typeof systematicPlans.$inferInsert,
  orderId: string | null,
): Promise<void> {
  const [row] = await tx.insert(systematicPlans).values(plan).returning()
  if (!row) throw new Error('an insert returned nothing')
  await insertVersion(tx, row, { version: 1, holdsFrom: row.registeredOn, orderId })
}

/** A plan as it stands; undefined where there is none. */
export async function planOf(tx: Tx, planId: string): Promise<PlanRow | undefined> {
  return (await tx.select().from(systematicPlans).where(eq(systematicPlans.id, planId)))[0]
}

/** The kind of the plan that an instalment of before the orders names, with its due date, as its reference; null for any other. */
export const kindOfPlanBehind = (reference: SQL): SQL =>
  sql`(select ip.kind from ${systematicPlans} ip where ip.id = left(${reference}, -length('-2026-08-25')))`

/** A plan that nobody else can change until the transaction ends; undefined where there is none. */
export const lockPlan = batchedRowLoader<PlanRow>(
  (tx, planIds) => lockPlans(tx, planIds, 'wait for'),
  ({ id }) => id,
)

/** The same of several; those that others have locked are passed over or waited for. */
export function lockPlans(
  tx: Tx,
  planIds: readonly string[],
  others: 'pass over' | 'wait for',
): Promise<PlanRow[]> {
  return tx
    .select()
    .from(systematicPlans)
    .where(isAmong(systematicPlans.id, planIds))
    .orderBy(asc(systematicPlans.id))
    .for('update', others === 'pass over' ? { skipLocked: true } : {})
}

const isAmong = (column: PgColumn, values: readonly string[]): SQL => sql`${column} = ${anyOf(values)}`

/** The only way to change a locked plan: an order does it, and the plan's versions tell of it. */
export async function changePlan(
  tx: Tx,
  plan: PlanRow,
  change: Partial<PlanTerms>,
  by: { orderId: string; holdsFrom: string },
): Promise<PlanRow> {
  const [newest] = await versionsOf(tx, plan.id)
  const changed = { ...plan, ...change }
  await tx.update(systematicPlans).set(change).where(eq(systematicPlans.id, plan.id))
  await insertVersion(tx, changed, { version: (newest?.version ?? 0) + 1, ...by })
  return changed
}

async function insertVersion(
  tx: Tx,
  plan: PlanRow,
  made: Pick<VersionRow, 'version' | 'holdsFrom' | 'orderId'>,
): Promise<void> {
  const { id: planId, amountPaise, stepUp, dayOfMonth, everyMonths, firstDue, lastDue, state, umrn } = plan
  const terms: PlanTerms = { amountPaise, stepUp, dayOfMonth, everyMonths, firstDue, lastDue, state, umrn }
  await tx.insert(systematicPlanVersions).values({ planId, ...terms, ...made })
}

/** Every state of a plan, the newest first. */
export function versionsOf(tx: Tx, planId: string): Promise<VersionRow[]> {
  return tx
    .select()
    .from(systematicPlanVersions)
    .where(eq(systematicPlanVersions.planId, planId))
    .orderBy(desc(systematicPlanVersions.version))
}

/** A plan with its course: how it stands when. */
export interface PlanCourse {
  plan: PlanRow
  /** Oldest first. */
  versions: readonly VersionRow[]
  stretches: readonly Stretch[]
}

/** Plans with their courses, in the order given. */
export async function coursesOf(tx: Tx, plans: readonly PlanRow[]): Promise<PlanCourse[]> {
  if (!plans.length) return []
  const ids = plans.map(({ id }) => id)
  const rows = await tx
    .select()
    .from(systematicPlanVersions)
    .where(isAmong(systematicPlanVersions.planId, ids))
    .orderBy(asc(systematicPlanVersions.version))
  const byPlan = groupBy(rows, ({ planId }) => planId)
  return plans.map((plan) => {
    const versions = byPlan.get(plan.id) ?? []
    return { plan, versions, stretches: stretchesOf(versions) }
  })
}

/** The plans in some folios with their courses, whatever became of them, in one statement. */
export async function coursesInFolios(tx: Tx, folioNos: readonly string[]): Promise<PlanCourse[]> {
  if (!folioNos.length) return []
  const rows = await tx
    .select({ plan: systematicPlans, version: systematicPlanVersions })
    .from(systematicPlans)
    .innerJoin(systematicPlanVersions, eq(systematicPlanVersions.planId, systematicPlans.id))
    .where(inArray(systematicPlans.folioNo, [...folioNos]))
    .orderBy(asc(systematicPlans.id), asc(systematicPlanVersions.version))
  return [...groupBy(rows, ({ plan }) => plan.id).values()].flatMap((ofPlan) => {
    const versions = ofPlan.map(({ version }) => version)
    return ofPlan.slice(0, 1).map(({ plan }) => ({ plan, versions, stretches: stretchesOf(versions) }))
  })
}

/** The course of one plan. */
export const courseOf = batchedLoader((tx, requested: readonly [plan: PlanRow][]) =>
  coursesOf(tx, requested.flat()),
)

/** The plans in some folios, whatever became of them. */
export async function plansInFolios(tx: Tx, folioNos: readonly string[]): Promise<PlanRow[]> {
  if (!folioNos.length) return []
  return tx
    .select()
    .from(systematicPlans)
    .where(inArray(systematicPlans.folioNo, [...folioNos]))
    .orderBy(asc(systematicPlans.id))
}

/** Ids of the active plans whose last due date lies before a day. */
export async function plansPastTheirLastDue(tx: Tx, day: string): Promise<string[]> {
  const rows = await tx
    .select({ id: systematicPlans.id })
    .from(systematicPlans)
    .where(and(eq(systematicPlans.state, 'ACTIVE'), lt(systematicPlans.lastDue, day)))
    .orderBy(asc(systematicPlans.id))
  return rows.map(({ id }) => id)
}

/**
 * The courses of plans that run, or ended on a day or after it, page by page: what was due before their end may still be
 * open.
 */
export async function* runningCourses(tx: Tx, endedFrom: string): AsyncGenerator<PlanCourse[]> {
  const { id, state } = systematicPlans
  const { planId, holdsFrom } = systematicPlanVersions
  // No `exists`: for that PostgreSQL may read the versions of all plans for each page.
  const lastChange = tx
    .select({ last: max(holdsFrom) })
    .from(systematicPlanVersions)
    .where(eq(planId, id))
  const isWanted = or(eq(state, 'ACTIVE'), sql`(${lastChange}) >= ${endedFrom}`)
  for await (const plans of pagesInOrder(tx, systematicPlans, ['id'], isWanted)) yield coursesOf(tx, plans)
}

/** The active plans that mandates pay. */
export async function plansOnMandates(tx: Tx, umrns: readonly string[]): Promise<PlanRow[]> {
  if (!umrns.length) return []
  return tx
    .select()
    .from(systematicPlans)
    .where(and(inArray(systematicPlans.umrn, [...umrns]), eq(systematicPlans.state, 'ACTIVE')))
}

export type DueWithoutOrder = typeof planInstalments.$inferSelect

/** Due dates of plans that became no order, oldest first; from a day on where one is named. */
export async function duesWithoutOrder(
  tx: Tx,
  planIds: readonly string[],
  from?: string,
): Promise<DueWithoutOrder[]> {
  if (!planIds.length) return []
  const since = from === undefined ? undefined : gte(planInstalments.dueOn, from)
  return tx
    .select()
    .from(planInstalments)
    .where(and(isAmong(planInstalments.planId, planIds), since))
    .orderBy(asc(planInstalments.dueOn))
}

/** Notes that nothing could be ordered on a due date; returns whether that is new. */
export async function noteFailedDue(
  tx: Tx,
  planId: string,
  dueOn: string,
  reason: StoredWords,
): Promise<boolean> {
  const failed = { planId, dueOn, state: 'failed' as const, reason }
  const rows = await tx.insert(planInstalments).values(failed).onConflictDoNothing().returning()
  return rows.length > 0
}

/** Keeps how many instalments of a locked plan failed since the last one that was made. */
export async function setFailedInARow(tx: Tx, planId: string, failedInARow: number): Promise<void> {
  await tx.update(systematicPlans).set({ failedInARow }).where(eq(systematicPlans.id, planId))
}

/** Marks a due date as announced; returns whether it was not yet. */
export async function announceDue(tx: Tx, planId: string, dueOn: string): Promise<boolean> {
  const isNew = or(isNull(systematicPlans.announcedDue), lt(systematicPlans.announcedDue, dueOn))
  const rows = await tx
    .update(systematicPlans)
    .set({ announcedDue: dueOn })
    .where(and(eq(systematicPlans.id, planId), isNew))
    .returning({ id: systematicPlans.id })
  return rows.length > 0
}

/** Plans go on in another folio, with all that they were and will be. */
export async function movePlans(tx: Tx, from: string, into: string): Promise<void> {
  await tx.update(systematicPlans).set({ folioNo: into }).where(eq(systematicPlans.folioNo, from))
}
