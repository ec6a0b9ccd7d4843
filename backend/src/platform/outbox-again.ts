import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from './database'
import type { GivenUp } from './outbox'
import { outbox as table } from './tables'

/**
 * Has events that were given up delivered again, as if for the first time; answers how many, and how many had held a
 * secret, of which nothing is left to send.
 */
export async function sendAgain(
  tx: Tx,
  { lane, kind }: Pick<GivenUp, 'lane' | 'kind'>,
): Promise<{ again: number; lost: number }> {
  const dead = sql`state = 'dead' and lane = ${lane} and kind = ${kind}`
  const [row] = await rowsOf<{ again: number; lost: number }>(
    tx,
    sql`with again as (
        update ${table} set state = 'pending', attempts = 0, next_at = now(), error = null
        where ${dead} and payload <> '{}'::jsonb returning 1)
      select (select count(*)::int from again) as again,
        (select count(*)::int from ${table} where ${dead} and payload = '{}'::jsonb) as lost`,
  )
  return row ?? { again: 0, lost: 0 }
}
