import { desc } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { outboundCalls } from '../platform/tables'

const newest = 200

/** The calls made to provider simulators, newest first. */
export async function outboundCallsOf(db: Tx) {
  const rows = await db.select().from(outboundCalls).orderBy(desc(outboundCalls.id)).limit(newest)
  return rows.map(({ at, ...call }) => ({ ...call, at: at.toISOString() }))
}
