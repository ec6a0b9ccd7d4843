import { eq } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { investors } from './schema'

/** An id that no investor has, so that an unknown PAN costs the same queries. */
export const nobodysId = '00000000-0000-0000-0000-000000000000'

/** An investor as the fund house knows the person. */
export type InvestorRecord = typeof investors.$inferSelect

export async function investorByPan(db: Tx, pan: string): Promise<InvestorRecord | undefined> {
  return (await db.select().from(investors).where(eq(investors.pan, pan)))[0]
}

/** Throws when there is none: ids come from our own tokens and tables. */
export async function investorById(db: Tx, id: string): Promise<InvestorRecord> {
  const [investor] = await db.select().from(investors).where(eq(investors.id, id))
  if (!investor) throw new Error(`There is no investor ${id}`)
  return investor
}
