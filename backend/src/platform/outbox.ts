import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { adaptivePoller } from './adaptive-poller'
import { codeOfError } from './error-code'
import type { Database, Tx } from './database'
import type { Platform } from './module'
import { rowWriter } from './rows'
import { outbox as table } from './tables'

export interface OutboxEvent {
  /** The same over all deliveries of one event: handlers use it to do their work once. */
  id: string
  attempt: number
  payload: unknown
}

export type OutboxHandler = (event: OutboxEvent, platform: Platform) => Promise<void>

type Row = typeof table.$inferSelect

const writeEvent = rowWriter(table)
const leaseSeconds = 30
/** After so many tries an event is left for a person. */
export const mostAttempts = 8
const batch = 20

/** The outbox of one process; many may work on the same table, each event is leased to one of them at a time. */
export class Outbox {
  /** When to look again. */
  readonly adaptivePoller = adaptivePoller()
  private written = 0
  private ownDrainedAt = -1
  private lastDrain: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly db: Database,
    private readonly log: Logger,
    private readonly handlerOf: (kind: string) => OutboxHandler | undefined,
    private readonly platform: () => Platform,
  ) {}

  /** Writes an event with the change it belongs to; it is delivered, at least once, after that commits. */
  async enqueue(tx: Tx, kind: string, payload: unknown, { delayMs = 0 } = {}): Promise<string> {
    this.written += 1
    this.adaptivePoller.wake(delayMs)
    const id = randomUUID()
    const now = Date.now()
    const times = { nextAt: new Date(now + delayMs), createdAt: new Date(now) }
    await writeEvent(tx, { id, kind, payload, state: 'pending', attempts: 0, ...times })
    return id
  }

  /** Has an event that waits for its time delivered once this transaction commits. */
  async hasten(tx: Tx, id: string): Promise<void> {
    this.written += 1
    this.adaptivePoller.wake()
    const waiting = and(eq(table.id, id), eq(table.state, 'pending'), eq(table.attempts, 0))
    await tx.update(table).set({ nextAt: new Date() }).where(waiting)
  }

  /**
   * Delivers everything that is due now, after what this process is delivering already, and returns how many events
   * were handled.
   */
  drain(): Promise<number> {
    // Who moves the clock counts on all being delivered, also what the beat in the background had just claimed.
    const drained = this.lastDrain.then(() => this.deliverDue())
    this.lastDrain = drained.catch(() => undefined)
    return drained
  }

  /** The same, where any was written in this process since this last found it empty. */
  async drainOwn(): Promise<void> {
    const before = this.written
    if (before === this.ownDrainedAt) return
    await this.drain()
    if (this.written === before) this.ownDrainedAt = before
  }

  private async deliverDue(): Promise<number> {
    let handled = 0
    for (let events = await this.reserve(); events.length; events = await this.reserve()) {
      for (const event of events) {
        if (mayOverrun(event)) await this.giveBack(event)
        else {
          await this.deliver(event)
          handled += 1
        }
      }
    }
    return handled
  }

  private async reserve(): Promise<Row[]> {
    const isDue = and(eq(table.state, 'pending'), lte(table.nextAt, new Date()))
    // Mostly there is nothing to do; to see that takes no transaction.
    if (!(await this.db.select({ id: table.id }).from(table).where(isDue).limit(1)).length) return []
    return this.db.transaction(async (tx) => {
      const due = await tx
        .select({ id: table.id })
        .from(table)
        .where(isDue)
        .orderBy(table.nextAt, table.createdAt)
        .limit(batch)
        .for('update', { skipLocked: true })
      if (!due.length) return []
      return tx
        .update(table)
        .set({ attempts: sql`${table.attempts} + 1`, nextAt: new Date(Date.now() + leaseSeconds * 1000) })
        .where(
          inArray(
            table.id,
            due.map(({ id }) => id),
          ),
        )
        .returning()
    })
  }

  /** What a slow one before it kept waiting: its try does not count, and nobody else begins it meanwhile. */
  private giveBack({ attempts, ...event }: Row): Promise<void> {
    return this.update({ ...event, attempts }, { attempts: attempts - 1, nextAt: new Date() })
  }

  private async deliver(event: Row): Promise<void> {
    try {
      const handler = this.handlerOf(event.kind)
      if (!handler) throw new Error(`No module handles outbox events of kind ${event.kind}`)
      await handler({ id: event.id, attempt: event.attempts, payload: event.payload }, this.platform())
      // A delivered event keeps no payload: it may have held a message with a one-time code.
      await this.update(event, { state: 'done', doneAt: new Date(), payload: {}, error: null })
    } catch (error) {
      const dead = event.attempts >= mostAttempts
      const { id, kind, attempts } = event
      this.log[dead ? 'error' : 'warn'](
        { err: error, outboxId: id, kind, attempts },
        'outbox delivery failed',
      )
      const waitMs = Math.max(500 * 2 ** attempts, retryAfterOf(error))
      if (!dead) this.adaptivePoller.wake(waitMs)
      await this.update(event, {
        state: dead ? 'dead' : 'pending',
        nextAt: new Date(Date.now() + waitMs),
        error: codeOfError(error),
        // As of a delivered one.
        ...(dead && { payload: {} }),
      })
    }
  }

  /** Unless somebody else delivered it meanwhile, after this one's lease had run out. */
  private async update({ id, attempts }: Row, changes: Partial<Row>): Promise<void> {
    const own = and(eq(table.id, id), eq(table.state, 'pending'), eq(table.attempts, attempts))
    await this.db.update(table).set(changes).where(own)
  }
}

/** Providers are given ten seconds; begun later, an event could be delivered by another process at the same time. */
const longestDeliveryMs = 12_000

const mayOverrun = ({ nextAt }: Row): boolean => nextAt.getTime() - Date.now() < longestDeliveryMs

/** How long whom an event goes to asks us to wait. */
function retryAfterOf(error: unknown): number {
  const wait = error instanceof Error && 'retryAfterMs' in error ? error.retryAfterMs : undefined
  return typeof wait === 'number' ? wait : 0
}
