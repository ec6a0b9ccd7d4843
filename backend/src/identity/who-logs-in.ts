import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { hasDevicesColumn } from './begin-session'
import type { InvestorRecord } from './investors'
import { type FailuresHere, failuresHere } from './proof-of-work'
import { credentials, investors } from './schema'
import { type Registered, registeredColumns } from './session-view'
import type { Visitor } from './visitor'

/** All that a log-in asks before it looks at the password; without an investor for a PAN that nobody has. */
export interface WhoLogsIn {
  failed: FailuresHere
  investor: InvestorRecord | null
  credential: typeof credentials.$inferSelect | null
  registered: Registered
  /** Whether the investor used any device before. */
  hasDevices: boolean
}

/** In one statement, which costs the same for a PAN that is known and for one that is not. */
export async function whoLogsIn(tx: Tx, pan: string, visitor: Visitor, now: Date): Promise<WhoLogsIn> {
  const [row] = await tx
    .select({
      failed: failuresHere(visitor, now),
      investor: investors,
      credential: credentials,
      registered: registeredColumns(pan),
      hasDevices: hasDevicesColumn(investors.id),
    })
    .from(sql`(select) as call`)
    .leftJoin(investors, eq(investors.pan, pan))
    .leftJoin(credentials, eq(credentials.investorId, investors.id))
  return row!
}
