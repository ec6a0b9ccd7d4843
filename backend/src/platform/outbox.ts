import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { adaptivePoller } from './adaptive-poller'
import { codeOfError } from './error-code'
import { type Database, inTransaction, type Tx } from './database'
import type { Platform } from './module'
import {
  type DeliveryEnd,
  lanesWithDue,
  recordEnds,
  renew,
  renewEveryMs,
  type ReservedEvent,
  reserveDue,
} from './outbox-rows'
import { rowWriter } from './rows'
import { outbox as table } from './tables'
import { currentSpanName, inSpan, newTrace, traceOfRequestId, withinTrace } from './trace'

export interface OutboxEvent {
  /** The same over all deliveries of one event: handlers use it to do their work once. */
  id: string
  attempt: number
  payload: unknown
}

export type OutboxHandler = (event: OutboxEvent, platform: Platform) => Promise<void>

/** How events of a kind are delivered. */
export interface OutboxKind {
  deliver: OutboxHandler
  /**
   * Whose places its deliveries take: the channel or provider that they call. One that hangs or is slow holds up what
   * goes the same way and nothing else.
   */
  lane?: string | ((payload: unknown) => string)
  /** Events of one group are delivered one after the other, in the order in which they were written. */
  group?(payload: unknown): string
  /** Whether a payload must not outlive its tries: it cannot be sent again then. */
  isSecret?(payload: unknown): boolean
}

/** A kind of event in a lane, of which some were given up. */
export interface GivenUp {
  kind: string
  lane: string
  error: string
}

export interface OutboxOptions {
  db: Database
  log: Logger
  kindOf(kind: string): OutboxKind | undefined
  platform(): Platform
  /** How many events of a lane this process delivers at once. */
  placesOf(lane: string): number
  /** Tells a person, in the transaction that gives events up. */
  notify(tx: Tx, givenUp: GivenUp): Promise<void>
  /** Told of each delivery that ended. */
  count(lane: string, state: DeliveryEnd['state']): void
}

const writeEvent = rowWriter(table)
/** How long the next try waits after each: short at first, since most failures pass, then long enough for an outage. */
const waitsInSeconds = [1, 2, 5, 20, 60, 300, 1800]
/** After so many tries an event is left for a person. */
export const mostAttempts = waitsInSeconds.length + 1
/** A provider that asks us to wait is heard for so long. */
const longestInSeconds = 86_400

/** The outbox of one process; many may work on the same table, each event is one process's at a time. */
export class Outbox {
  /** When to look again. */
  readonly adaptivePoller = adaptivePoller()
  private written = 0
  private ownDrainedAt = -1
  private readonly inHand = new Map<ReservedEvent, Promise<void>>()
  private ended: (ReservedEvent & { end: DeliveryEnd })[] = []
  /** Lanes of which more was due than there were places. */
  private backlog = new Set<string>()
  private round: Promise<void> | undefined
  private wantsRound: 'look' | 'continue' | undefined
  /** Until when a provider that had too much at once is left alone, by lane. */
  private readonly pausedUntil = new Map<string, number>()
  private renewing: NodeJS.Timeout | undefined
  private isStopping = false

  constructor(private readonly options: OutboxOptions) {}

  /** Writes an event with the change it belongs to; it is delivered, at least once, after that commits. */
  async enqueue(tx: Tx, kind: string, payload: unknown, { delayMs = 0 } = {}): Promise<string> {
    this.written += 1
    this.adaptivePoller.wake(delayMs)
    const id = randomUUID()
    const now = Date.now()
    const times = { nextAt: new Date(now + delayMs), createdAt: new Date(now) }
    const { lane = 'other', group } = this.options.kindOf(kind) ?? {}
    await writeEvent(tx, {
      id,
      kind,
      payload,
      state: 'pending',
      attempts: 0,
      trace: currentSpanName(),
      ...times,
      lane: typeof lane === 'string' ? lane : lane(payload),
      groupId: group?.(payload),
    })
    return id
  }

  /** Has an event that waits for its time delivered once this transaction commits. */
  async hasten(tx: Tx, id: string): Promise<void> {
    this.written += 1
    this.adaptivePoller.wake()
    const waiting = and(eq(table.id, id), eq(table.state, 'pending'), eq(table.attempts, 0))
    await tx.update(table).set({ nextAt: new Date() }).where(waiting)
  }

  /** Begins with what is due, as far as there are places, and goes on by itself while more is; does not wait for it. */
  deliverDue(): Promise<void> {
    return this.startRound('look')
  }

  /** Delivers everything that is due now, with what this process is delivering already. */
  async drain(): Promise<void> {
    for (;;) {
      await this.deliverDue()
      if (!this.inHand.size) return
      await Promise.race(this.inHand.values())
    }
  }

  /** The same, where any was written in this process since this last found it empty. */
  async drainOwn(): Promise<void> {
    const before = this.written
    if (before === this.ownDrainedAt) return
    await this.drain()
    if (this.written === before) this.ownDrainedAt = before
  }

  /** Begins with nothing more, and waits for what is being delivered. */
  async stop(): Promise<void> {
    this.isStopping = true
    await this.startRound('continue')
    while (this.inHand.size) await Promise.race(this.inHand.values())
    await this.startRound('continue')
  }

  /** How many events of each lane this process is delivering. */
  inHandByLane(): Map<string, number> {
    const counts = new Map<string, number>()
    for (const { lane } of this.inHand.keys()) counts.set(lane, (counts.get(lane) ?? 0) + 1)
    return counts
  }

  /** One round at a time: what ends or is asked for during one shares the statements of the next. */
  private startRound(wanted: 'look' | 'continue'): Promise<void> {
    if (this.wantsRound !== 'look') this.wantsRound = wanted
    this.round ??= this.rounds()
    return this.round
  }

  private async rounds(): Promise<void> {
    try {
      while (this.wantsRound) {
        const looks = this.wantsRound === 'look'
        this.wantsRound = undefined
        await this.recordEnded()
        if (this.isStopping) continue
        if (looks) for (const lane of await lanesWithDue(this.options.db)) this.backlog.add(lane)
        await this.fillPlaces()
      }
    } finally {
      this.round = undefined
    }
  }

  private async fillPlaces(): Promise<void> {
    const { db, placesOf } = this.options
    const inHand = this.inHandByLane()
    const free = [...this.backlog]
      .filter((lane) => (this.pausedUntil.get(lane) ?? 0) <= Date.now())
      .map((lane) => ({ lane, places: placesOf(lane) - (inHand.get(lane) ?? 0) }))
      .filter(({ places }) => places > 0)
    if (!free.length) return
    const events = await reserveDue(db, free)
    for (const { lane, places } of free)
      if (events.filter((event) => event.lane === lane).length < places) this.backlog.delete(lane)
    for (const event of events) this.begin(event)
  }

  private begin(event: ReservedEvent): void {
    const delivery = this.deliver(event).then((end) => {
      this.inHand.delete(event)
      this.ended.push({ ...event, end })
      this.options.count(event.lane, end.state)
      this.startRound('continue').catch((error: unknown) =>
        this.options.log.error({ err: error }, 'the outbox could not continue'),
      )
    })
    this.inHand.set(event, delivery)
    this.renewing ??= setInterval(() => void this.renewInHand(), renewEveryMs).unref()
  }

  /** A part of the trace of whoever wrote it. */
  private deliver(event: ReservedEvent): Promise<DeliveryEnd> {
    return withinTrace(traceOfRequestId(event.trace) ?? newTrace(), () => this.attempt(event))
  }

  private async attempt(event: ReservedEvent): Promise<DeliveryEnd> {
    const { log, kindOf, platform } = this.options
    const { id, kind, attempts, payload } = event
    const end = { id, attempts, waitMs: 0, error: null, keepsPayload: false, isTry: true }
    try {
      const known = kindOf(kind)
      if (!known) throw new Error(`No module handles outbox events of kind ${kind}`)
      await inSpan({ name: `deliver ${kind}`, kind: 'consumer' }, () =>
        known.deliver({ id, attempt: attempts, payload }, platform()),
      )
      return { ...end, state: 'done' }
    } catch (error) {
      const requestedMs = retryAfterOf(error)
      if (requestedMs) this.pausedUntil.set(event.lane, Date.now() + requestedMs)
      const isTry = !requestedMs || event.age > longestInSeconds
      const isDead = isTry && attempts >= mostAttempts
      log[isDead ? 'error' : 'warn']({ err: error, outboxId: id, kind, attempts }, 'outbox delivery failed')
      const waitMs = Math.max((waitsInSeconds[attempts - 1] ?? 0) * 1000, requestedMs)
      if (!isDead) this.adaptivePoller.wake(waitMs)
      const keepsPayload = !isDead || !kindOf(kind)?.isSecret?.(payload)
      return {
        ...end,
        state: isDead ? 'dead' : 'pending',
        waitMs,
        error: codeOfError(error),
        keepsPayload,
        isTry,
      }
    }
  }

  private async recordEnded(): Promise<void> {
    const { db, notify } = this.options
    const ended = this.ended.splice(0)
    if (!ended.length) return
    const ends = ended.map(({ end }) => end)
    const dead = ended.filter(({ end }) => end.state === 'dead')
    try {
      if (!dead.length) return await recordEnds(db, ends)
      await inTransaction(db, async (tx) => {
        await recordEnds(tx, ends)
        const once = new Map(
          dead.map(({ kind, lane, end }) => [`${lane} ${kind}`, { kind, lane, error: end.error ?? '' }]),
        )
        for (const givenUp of once.values()) await notify(tx, givenUp)
      })
    } catch (error) {
      // The next round writes it; after the lease another process would deliver it anew.
      this.ended.push(...ended)
      throw error
    }
  }

  private async renewInHand(): Promise<void> {
    if (!this.inHand.size) {
      clearInterval(this.renewing)
      this.renewing = undefined
      return
    }
    await renew(this.options.db, [...this.inHand.keys()]).catch((error: unknown) =>
      this.options.log.error({ err: error }, 'the outbox could not keep what it delivers'),
    )
  }
}

/** How long whom an event goes to asks us to wait; 0 where it does not. */
function retryAfterOf(error: unknown): number {
  const wait = (error as { retryAfterMs?: unknown } | null)?.retryAfterMs
  return typeof wait === 'number' ? wait : 0
}
