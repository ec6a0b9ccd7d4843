import { createHash } from 'node:crypto'
import { asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Clock } from './clock'
import type { OpenDatabase, Tx } from './database'
import { canonicalJson } from './idempotency'
import { auditEvents } from './tables'

export interface AuditEntry {
  /** What happened, 'identity.login.refused' or 'order.paid'. */
  event: string
  /** Whom it happened to: an investor id, never a PAN. */
  subject?: string
  requestId?: string
  detail?: Record<string, string | number | boolean | null>
}

export interface Audit {
  /** Writes an entry with the change it tells of. */
  record(tx: Tx, entry: AuditEntry): Promise<void>
  /** Adds everything written since to the hash chain. */
  seal(): Promise<void>
  /** Checks the whole chain; returns the position of the first entry that was changed, or null. */
  verify(): Promise<number | null>
}

type Row = typeof auditEvents.$inferSelect

const genesis = 'neem-portal'

/**
 * Entries join the chain after they were committed: a chain written inside business transactions would let
 * only one of them run at a time.
 */
export function createAudit({ db, exclusively }: OpenDatabase, clock: Clock): Audit {
  return {
    async record(tx, { event, subject = null, requestId = null, detail = {} }) {
      await tx.insert(auditEvents).values({ at: clock.now(), event, subject, requestId, detail })
    },
    seal: () =>
      exclusively('audit', () =>
        db.transaction(async (tx) => {
          const open = await tx
            .select()
            .from(auditEvents)
            .where(isNull(auditEvents.position))
            .orderBy(asc(auditEvents.id))
          if (!open.length) return
          const [last] = await tx
            .select()
            .from(auditEvents)
            .where(isNotNull(auditEvents.position))
            .orderBy(desc(auditEvents.position))
            .limit(1)
          let position = last?.position ?? 0
          let hash = last?.hash ?? genesis
          for (const row of open) {
            position += 1
            hash = linkOf(hash, position, row)
            await tx.update(auditEvents).set({ position, hash }).where(eq(auditEvents.id, row.id))
          }
        }),
      ),
    verify: () => verifyAudit(db),
  }
}

/** Checks the whole chain; returns the position of the first entry that was changed, or null. */
export async function verifyAudit(db: Tx): Promise<number | null> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(isNotNull(auditEvents.position))
    .orderBy(asc(auditEvents.position))
  let hash = genesis
  for (const [index, row] of rows.entries()) {
    hash = linkOf(hash, index + 1, row)
    if (row.position !== index + 1 || row.hash !== hash) return index + 1
  }
  return null
}

function linkOf(previous: string, position: number, row: Row): string {
  const content = [row.at.toISOString(), row.event, row.subject, row.requestId, row.detail]
  return createHash('sha256')
    .update(`${previous}\n${position}\n${canonicalJson(content)}`)
    .digest('base64url')
}
