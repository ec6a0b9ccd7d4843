import type { ClientEvent } from '@portal/contracts/wire/telemetry'
import { asc, desc, eq, lt, lte } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { type KnownRemotes, ownerOf } from './client-metrics'
import { clientEvents } from './schema'
import { scrub } from './scrub'

const keptDays = 30
/** Whoever floods the table loses the oldest rows, not the disk. */
const mostRows = 200_000
const mostShown = 200

type StoredEvent = Exclude<ClientEvent, { kind: 'load' }>

const rowOf = (
  event: StoredEvent,
  owner: string | null,
  receivedAt: Date,
): typeof clientEvents.$inferInsert => {
  const { kind, remote, version, kernel, shell, visit } = event
  const shared = { receivedAt, kind, remote, version, owner, kernel, shell, visit, page: scrub(event.page) }
  if (event.kind === 'vital') return { ...shared, count: 1, vital: event.name, value: event.value }
  if (event.kind === 'deprecated') return { ...shared, count: 1, message: event.name }
  const { code, stage, count, message, stack } = event
  return { ...shared, code, stage, count, stack, message: message === undefined ? null : scrub(message) }
}

/** Keeps failures, vitals and uses of what is to go, with whose they are, without what could be somebody's; loads are only counted. */
export async function storeClientEvents(
  { db, clock }: Platform,
  events: readonly ClientEvent[],
  known: KnownRemotes,
): Promise<void> {
  const rows = events.flatMap((event) =>
    event.kind === 'load' ? [] : [rowOf(event, ownerOf(event.remote, known) || null, clock.now())],
  )
  if (rows.length) await db.insert(clientEvents).values(rows)
}

/** What one load of a page told, oldest first: what the end of its support code finds. */
export const clientEventsOf = (db: Tx, visit: string): Promise<(typeof clientEvents.$inferSelect)[]> =>
  db
    .select()
    .from(clientEvents)
    .where(eq(clientEvents.visit, visit))
    .orderBy(asc(clientEvents.id))
    .limit(mostShown)

/** Forgets what is older than 30 days, and the oldest beyond 200,000 rows. */
export async function forgetClientEvents({ db }: Platform, now: Date, most = mostRows): Promise<void> {
  await db
    .delete(clientEvents)
    .where(lt(clientEvents.receivedAt, new Date(now.getTime() - keptDays * 86_400_000)))
  const [oldest] = await db
    .select({ id: clientEvents.id })
    .from(clientEvents)
    .orderBy(desc(clientEvents.id))
    .offset(most)
    .limit(1)
  if (oldest) await db.delete(clientEvents).where(lte(clientEvents.id, oldest.id))
}
