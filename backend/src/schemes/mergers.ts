import { asc } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { schemeMergers } from './schema'

/** A plan whose units became units of another one; who held them neither sold nor bought. */
export type Merger = typeof schemeMergers.$inferSelect

export function schemeMergersOf(tx: Tx): Promise<Merger[]> {
  return tx.select().from(schemeMergers).orderBy(asc(schemeMergers.mergedOn))
}
