import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { batchedRowLoader } from '../platform/batched-loader'
import { anyOf } from '../platform/rows'
import { investors } from './schema'

/** An id that no investor has, so that an unknown PAN costs the same queries. */
export const nobodysId = '00000000-0000-0000-0000-000000000000'

/** An investor as the fund house knows the person. */
export type InvestorRecord = typeof investors.$inferSelect

/** Undefined for a PAN that nobody has. */
export const investorByPan = batchedRowLoader<InvestorRecord>(
  (db, pans) =>
    db
      .select()
      .from(investors)
      .where(sql`${investors.pan} = ${anyOf(pans)}`),
  ({ pan }) => pan,
)

/** The same with further columns that come in the same statement. */
export async function investorWith<More extends Record<string, SQL>>(db: Tx, pan: string, more: More) {
  const rows = await db
    .select({ investor: investors, ...more })
    .from(investors)
    .where(eq(investors.pan, pan))
  return rows[0]
}

/** Throws when there is none: ids come from our own tokens and tables. */
export async function investorById(db: Tx, id: string): Promise<InvestorRecord> {
  const [investor] = await db.select().from(investors).where(eq(investors.id, id))
  if (!investor) throw new Error(`There is no investor ${id}`)
  return investor
}

/**
 * The row of an investor, as it stays until the transaction ends. Taken before everything else that a new password
 * changes, so that two of them come one after the other. The weaker lock lets log-ins refer to the row, which hold what a
 * new password waits for.
 */
export async function lockInvestor(tx: Tx, pan: string): Promise<InvestorRecord> {
  const [investor] = await tx.select().from(investors).where(eq(investors.pan, pan)).for('no key update')
  if (!investor) throw new Error('There is no investor of this PAN to lock')
  return investor
}

/** The name of an investor as a column of a statement. */
export const nameOfInvestor = (id: SQL): SQL<string> =>
  sql<string>`(select name from ${investors} where id = ${id})`

export async function setProfile(
  db: Tx,
  pan: string,
  profile: Partial<Pick<InvestorRecord, 'birthDate' | 'defaultCommunication'>>,
): Promise<void> {
  await db.update(investors).set(profile).where(eq(investors.pan, pan))
}
