import { sql } from 'drizzle-orm'
import { type Database, rowsOf, type Tx } from './database'
import { outbox as table } from './tables'

export interface ReservedEvent {
  id: string
  kind: string
  payload: unknown
  attempts: number
  lane: string
  /** The call or the job that wrote it, and its span. */
  trace: string | null
  /** Seconds since it was written. */
  age: number
}

/** What came of a delivery. */
export interface DeliveryEnd {
  id: string
  attempts: number
  state: 'pending' | 'done' | 'dead'
  /** How long the next try waits. */
  waitMs: number
  error: string | null
  keepsPayload: boolean
  /** Whether it was a try: what a provider has no room for just now was none. */
  isTry: boolean
}

/**
 * How long an event is one process's without a word of it. Whoever delivers it says so again and again; a process that
 * died no longer does. By the clock of the database, which is the same for all.
 */
const leaseSeconds = 30
export const renewEveryMs = 10_000

const lease = sql`now() + ${leaseSeconds} * interval '1 second'`

/** Rows of JSON, so that the text of a statement is the same however many there are. */
const rows = (values: readonly object[]) => sql`${JSON.stringify(values)}::jsonb`

/** The lanes in which something is due: one look into the index for each lane. */
export async function lanesWithDue(db: Database): Promise<string[]> {
  const found = await rowsOf<{ lane: string }>(
    db,
    sql`with recursive first as (
        (select lane, next_at from ${table} where state = 'pending' order by lane, next_at limit 1)
        union all
        select n.lane, n.next_at from first f cross join lateral (
          select lane, next_at from ${table} where state = 'pending' and lane > f.lane
          order by lane, next_at limit 1) n)
      select lane from first where next_at <= now()`,
  )
  return found.map(({ lane }) => lane)
}

/**
 * Takes what is due, as many of each lane as there are places, and counts a try of it. What another process is taking just
 * now is passed over, and so is what comes after another one of its group that is still to be delivered.
 */
export function reserveDue(
  db: Database,
  places: readonly { lane: string; places: number }[],
): Promise<ReservedEvent[]> {
  return rowsOf<ReservedEvent & Record<string, unknown>>(
    db,
    sql`with due as materialized (
        select o.id from jsonb_to_recordset(${rows(places)}) as free (lane text, places int)
        cross join lateral (
          select id from ${table} as e
          where e.state = 'pending' and e.lane = free.lane and e.next_at <= now()
            and (e.group_id is null or not exists (
              select from ${table} as b where b.state = 'pending' and b.group_id = e.group_id
                and (b.created_at, b.id) < (e.created_at, e.id)))
          order by e.next_at limit free.places for update skip locked) as o)
      update ${table} as o set attempts = o.attempts + 1, next_at = ${lease} from due where o.id = due.id
      returning o.id, o.kind, o.payload, o.attempts, o.lane, o.trace,
        extract(epoch from now() - o.created_at)::float8 as age`,
  )
}

/** Keeps events that are still being delivered. */
export async function renew(
  db: Database,
  events: readonly Pick<ReservedEvent, 'id' | 'attempts'>[],
): Promise<void> {
  await db.execute(sql`update ${table} as o set next_at = ${lease}
    from jsonb_to_recordset(${rows(events.map(({ id, attempts }) => ({ id, attempts })))}) as r (id uuid, attempts int)
    where o.id = r.id and o.attempts = r.attempts and o.state = 'pending'`)
}

/**
 * Writes what came of deliveries, but where another process took one over meanwhile. A delivered event keeps no payload,
 * which may have held a message; one that was given up keeps it for being sent again, unless it holds a secret.
 */
export async function recordEnds(tx: Tx, ends: readonly DeliveryEnd[]): Promise<void> {
  await tx.execute(sql`update ${table} as o set
      state = r.state, error = r.error,
      attempts = case when r."isTry" then o.attempts else o.attempts - 1 end,
      done_at = case when r.state = 'done' then now() end,
      next_at = now() + r."waitMs" * interval '1 millisecond',
      payload = case when r."keepsPayload" then o.payload else '{}'::jsonb end
    from jsonb_to_recordset(${rows(ends)})
      as r (id uuid, attempts int, state text, "waitMs" float8, error text, "keepsPayload" boolean, "isTry" boolean)
    where o.id = r.id and o.attempts = r.attempts and o.state = 'pending'`)
}
