import { sql } from 'drizzle-orm'
import { Counter, Gauge, type Registry } from 'prom-client'
import { type Database, rowsOf } from './database'
import type { Outbox, OutboxOptions } from './outbox'
import { outbox as table } from './tables'

/** Counts deliveries by lane and what came of them. */
export function countDeliveries(metrics: Registry): OutboxOptions['count'] {
  const counter = new Counter({
    name: 'portal_outbox_deliveries_total',
    help: 'Deliveries of the outbox by lane and end: done, pending (is tried again), dead (given up)',
    labelNames: ['lane', 'state'],
    registers: [metrics],
  })
  return (lane, state) => counter.inc({ lane, state })
}

/** What waits in each lane, how long it has been due, what was given up, and what this process has in hand. */
export function measureOutbox(metrics: Registry, db: Database, outbox: Pick<Outbox, 'inHandByLane'>): void {
  const gauge = (name: string, help: string, valuesOf: () => Promise<Iterable<[string, number]>>) =>
    new Gauge({
      name,
      help,
      labelNames: ['lane'],
      registers: [metrics],
      async collect() {
        this.reset()
        for (const [lane, value] of await valuesOf()) this.set({ lane }, value)
      },
    })
  const byLane = async (query: ReturnType<typeof sql>) =>
    (await rowsOf<{ lane: string; value: number }>(db, query)).map(({ lane, value }): [string, number] => [
      lane,
      Number(value),
    ])
  gauge('portal_outbox_due', 'Events that are due and wait for a place', () =>
    byLane(
      sql`select lane, count(*) as value from ${table} where state = 'pending' and next_at <= now() group by lane`,
    ),
  )
  gauge(
    'portal_outbox_oldest_due_seconds',
    'For how long the oldest event that waits for a place has been due',
    () =>
      byLane(sql`select lane, extract(epoch from now() - min(next_at)) as value from ${table}
      where state = 'pending' and next_at <= now() group by lane`),
  )
  gauge('portal_outbox_dead', 'Events that were given up and can be sent again', () =>
    byLane(sql`select lane, count(*) as value from ${table} where state = 'dead' group by lane`),
  )
  gauge('portal_outbox_in_hand', 'Events that this process is delivering', async () => outbox.inHandByLane())
}
