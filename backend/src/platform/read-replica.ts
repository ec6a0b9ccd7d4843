import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { Counter, Gauge, type Registry } from 'prom-client'
import { type Database, rowsOf } from './database'

/** How long a call waits for a replica that is a little behind; what it reads takes longer than this. */
const timeoutMs = 40
const tryEveryMs = 8
/** How long a replica that did not answer, or was far behind, is left alone. */
const restMs = 5_000
/** How long a call waits for a replica that says nothing: its host may hang, and the connection stays open. */
const silentMs = 1_000

/** Where statements, the history, exports and charts of past days are read. */
export interface ReadReplica {
  /** How many reads went where. */
  reads: Readonly<Record<'replica' | 'primary', number>>
  /**
   * A database that has everything that was acknowledged before this call: the replica once it has caught up, else the
   * primary. Nothing may be written to it.
   */
  current(): Promise<Database>
  /** How many bytes of the primary's log the replica has not replayed; undefined while it does not answer. */
  lag(): Promise<number | undefined>
}

/**
 * A streaming replica beside its primary. Before each read the primary is asked how far its log is, and the replica
 * whether it has replayed that: so nobody misses what they did a moment ago, whichever process took it.
 */
export function readReplica(primary: Database, replica: Database, log: Logger): ReadReplica {
  const reads = { replica: 0, primary: 0 }
  let restsUntil = 0
  const position = async () => {
    const [row] = await rowsOf<{ at: string }>(primary, sql`select pg_current_wal_flush_lsn()::text as at`)
    return row?.at ?? ''
  }
  const behind = async (at: string) => {
    const reading = rowsOf<{ bytes: string | null }>(
      replica,
      // One that was promoted replays nothing, and what it has is not what the primary has.
      sql`select case when pg_is_in_recovery()
        then greatest(pg_wal_lsn_diff(${at}::pg_lsn, pg_last_wal_replay_lsn()), 0)::text end as bytes`,
    )
    const [row] = await unlessSilent(reading)
    return Number(row?.bytes ?? Number.NaN)
  }
  async function hasCaughtUp(): Promise<boolean> {
    const at = await position()
    const until = Date.now() + timeoutMs
    while (Date.now() < until) {
      if ((await behind(at)) === 0) return true
      await pause(tryEveryMs)
    }
    return false
  }
  function rest(why: object, text: string): void {
    restsUntil = Date.now() + restMs
    log.warn(why, text)
  }
  return {
    reads,
    async current() {
      if (Date.now() < restsUntil) {
        reads.primary += 1
        return primary
      }
      try {
        if (await hasCaughtUp()) {
          reads.replica += 1
          return replica
        }
        rest({}, 'the replica is behind: reads go to the primary')
      } catch (error) {
        rest({ err: error }, 'the replica does not answer: reads go to the primary')
      }
      reads.primary += 1
      return primary
    },
    lag: async () => behind(await position()).catch(() => undefined),
  }
}

/** What is read, or a failure where nothing comes; an answer after that is of no interest. */
async function unlessSilent<T>(reading: Promise<T>): Promise<T> {
  const answered = new AbortController()
  const silent = pause(silentMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error('the replica says nothing')
  })
  try {
    return await Promise.race([reading, silent])
  } finally {
    answered.abort()
    await Promise.allSettled([silent])
    reading.catch(() => undefined)
  }
}

/** How far the replica is behind, and what it takes off the primary. */
export function measureReplica(register: Registry, { reads, lag }: ReadReplica): void {
  new Gauge({
    name: 'portal_replica_lag_bytes',
    help: 'What the replica has not replayed of the log of the primary; no value: it does not answer',
    registers: [register],
    async collect() {
      this.remove()
      const bytes = await lag()
      if (bytes !== undefined) this.set(bytes)
    },
  })
  new Counter({
    name: 'portal_replica_reads_total',
    help: 'Reads that may go to the replica, by where they went',
    labelNames: ['to'],
    registers: [register],
    collect() {
      this.reset()
      this.inc({ to: 'replica' }, reads.replica)
      this.inc({ to: 'primary' }, reads.primary)
    },
  })
}
