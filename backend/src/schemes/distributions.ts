import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, notExists } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { distributions, navs } from './schema'

/** What an IDCW plan pays out on a record date. */
export type Distribution = typeof distributions.$inferSelect
type Key = Pick<Distribution, 'planCode' | 'recordDate'>

const isOf = ({ planCode, recordDate }: Key) =>
  and(eq(distributions.planCode, planCode), eq(distributions.recordDate, recordDate))
const isUncounted = and(isNotNull(distributions.declaredAt), isNull(distributions.countedAt))

/** Writes distributions of plans; answers how many of them were not there before. */
export async function writeDistributions(
  tx: Tx,
  rows: readonly (Key & Pick<Distribution, 'rupeesPerUnit'> & { declaredAt: Date })[],
): Promise<number> {
  const written = await tx
    .insert(distributions)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ planCode: distributions.planCode })
  return written.length
}

/** Whether any of some plans has a NAV of a day or a later one. */
export async function isPricedFrom(tx: Tx, planCodes: readonly string[], date: string): Promise<boolean> {
  const priced = await tx
    .select({ date: navs.date })
    .from(navs)
    .where(and(inArray(navs.planCode, [...planCodes]), gte(navs.date, date)))
    .limit(1)
  return priced.length > 0
}

/** Declared up to a day, with holders that nobody counted; what was paid before the portal was never declared here. */
export function uncountedDistributions(tx: Tx, today: string): Promise<Key[]> {
  const { planCode, recordDate } = distributions
  return tx
    .select({ planCode, recordDate })
    .from(distributions)
    .where(and(isUncounted, lte(recordDate, today)))
    .orderBy(asc(recordDate), asc(planCode))
}

/** Those of record dates before a day, or of all, whose plan has no NAV of it. */
export async function unpricedDistributions(
  tx: Tx,
  before?: string,
): Promise<{ planCode: string; date: string }[]> {
  const { planCode, recordDate } = distributions
  const priced = tx
    .select()
    .from(navs)
    .where(and(eq(navs.planCode, planCode), eq(navs.date, recordDate)))
  return tx
    .select({ planCode, date: recordDate })
    .from(distributions)
    .where(and(isUncounted, before === undefined ? undefined : lt(recordDate, before), notExists(priced)))
    .orderBy(asc(recordDate), asc(planCode))
}

/** One of them that nobody else counts until the transaction ends; undefined where it was counted meanwhile. */
export async function lockUncounted(tx: Tx, key: Key): Promise<Distribution | undefined> {
  const rows = await tx
    .select()
    .from(distributions)
    .where(and(isOf(key), isUncounted))
    .for('update')
  return rows[0]
}

/** Gives a distribution another record date, as that of a day on which nobody dealt. */
export async function moveRecordDate(tx: Tx, key: Key, recordDate: string): Promise<void> {
  await tx.update(distributions).set({ recordDate }).where(isOf(key))
}

export async function markCounted(tx: Tx, key: Key, countedAt: Date): Promise<void> {
  await tx.update(distributions).set({ countedAt }).where(isOf(key))
}
