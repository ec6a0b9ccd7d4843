import { createHash } from 'node:crypto'
import { asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type AdaptivePoller, adaptivePoller } from './adaptive-poller'
import type { AuditHead, AuditHeads } from './audit-head'
import type { Clock } from './clock'
import type { OpenDatabase, Tx } from './database'
import { canonicalJson } from './idempotency'
import { rowWriter } from './rows'
import { auditEvents } from './tables'
import { currentTrace } from './trace'

export interface AuditEntry {
  /** What happened, 'identity.login.refused' or 'order.paid'. */
  event: string
  /** Whom it happened to: an investor id, never a PAN. */
  subject?: string
  /** Of the call that it came of; by default the one that runs, or that an outbox event was written by. */
  requestId?: string
  detail?: Record<string, string | number | boolean | null>
}

export interface Audit {
  /** Writes an entry with the change it tells of. */
  record(tx: Tx, entry: AuditEntry): Promise<void>
  /** Adds everything written since to the hash chain. */
  seal(): Promise<void>
  /** When to look again for what is to be sealed. */
  adaptivePoller: AdaptivePoller
  /** Checks the whole chain up to its kept end. */
  verify(): Promise<AuditVerdict>
  /** For sandbox data that begin anew. */
  forget(): void
}

export interface AuditVerdict {
  /** How many entries the chain has. */
  entries: number
  /** The first thing that is wrong: entries missing from there on, one that is another than it was, no kept end. */
  fault: { kind: 'changed' | 'missing' | 'rewritten' | 'no head'; at: number } | null
}

type Row = typeof auditEvents.$inferSelect

const genesis = 'neem-portal'
/** So many are sealed at once: an evening's jobs write hundreds of thousands. */
const mostAtOnce = 5_000

const writeEvent = rowWriter(auditEvents)

/**
 * Entries join the chain after they were committed: a chain written inside business transactions would let
 * only one of them run at a time.
 */
export function createAudit(
  { db, exclusively }: OpenDatabase,
  clock: Clock,
  heads: AuditHeads,
  log: Logger,
): Audit {
  let isBroken = false
  const awareness = adaptivePoller()

  /** Moves the kept end on, unless the chain does not hold the end that was kept before. */
  async function keepHead(): Promise<void> {
    const [kept, last] = [heads.read(), await lastOf(db)]
    if (kept && last?.count === kept.count && last.hash === kept.hash) return
    const isHeld = !kept || (await hashAt(db, kept.count)) === kept.hash
    if (isHeld && last) heads.keep(last)
    if (!isHeld && !isBroken)
      log.error({ count: kept.count }, 'the audit log lost or changed entries: run npm run audit:log')
    isBroken = !isHeld
  }

  return {
    async record(tx, { event, subject = null, requestId = currentTrace()?.requestId ?? null, detail = {} }) {
      awareness.wake()
      await writeEvent(tx, { at: clock.now(), event, subject, requestId, detail })
    },
    adaptivePoller: awareness,
    seal: () =>
      exclusively('audit', async () => {
        while ((await sealOpen(db)) === mostAtOnce);
        await keepHead()
      }),
    verify: () => verifyAudit(db, heads.read()),
    forget: () => heads.forget(),
  }
}

/** Only one process seals at a time, so what is read here does not change before it is written. Answers how many it sealed. */
async function sealOpen(db: Tx): Promise<number> {
  const open = await db
    .select()
    .from(auditEvents)
    .where(isNull(auditEvents.position))
    .orderBy(asc(auditEvents.id))
    .limit(mostAtOnce)
  if (!open.length) return 0
  const last = await lastOf(db)
  let position = last?.count ?? 0
  let hash = last?.hash ?? genesis
  const links = open.map((row) => {
    position += 1
    hash = linkOf(hash, position, row)
    return { id: row.id, position, hash }
  })
  await db.execute(sql`
    update ${auditEvents} as e set position = l.position, hash = l.hash
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l (id bigint, position bigint, hash text)
    where e.id = l.id`)
  return open.length
}

async function lastOf(tx: Tx): Promise<AuditHead | undefined> {
  const [last] = await tx
    .select({ count: auditEvents.position, hash: auditEvents.hash })
    .from(auditEvents)
    .where(isNotNull(auditEvents.position))
    .orderBy(desc(auditEvents.position))
    .limit(1)
  return last && { count: last.count ?? 0, hash: last.hash ?? '' }
}

async function hashAt(tx: Tx, position: number): Promise<string | null | undefined> {
  const [row] = await tx
    .select({ hash: auditEvents.hash })
    .from(auditEvents)
    .where(eq(auditEvents.position, position))
  return row?.hash
}

/** Checks the whole chain, and that it holds the end that was kept outside of the database. */
export async function verifyAudit(db: Tx, head: AuditHead | undefined): Promise<AuditVerdict> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(isNotNull(auditEvents.position))
    .orderBy(asc(auditEvents.position))
  let hash = genesis
  for (const [index, row] of rows.entries()) {
    hash = linkOf(hash, index + 1, row)
    if (row.position !== index + 1 || row.hash !== hash) {
      return { entries: rows.length, fault: { kind: 'changed', at: index + 1 } }
    }
  }
  return { entries: rows.length, fault: faultOfEnd(rows, head) }
}

function faultOfEnd(rows: readonly Row[], head: AuditHead | undefined): AuditVerdict['fault'] {
  if (!head) return rows.length ? { kind: 'no head', at: rows.length } : null
  if (rows.length < head.count) return { kind: 'missing', at: rows.length + 1 }
  return rows[head.count - 1]?.hash === head.hash ? null : { kind: 'rewritten', at: head.count }
}

function linkOf(previous: string, position: number, row: Row): string {
  const content = [row.at.toISOString(), row.event, row.subject, row.requestId, row.detail]
  return createHash('sha256')
    .update(`${previous}\n${position}\n${canonicalJson(content)}`)
    .digest('base64url')
}
