import { Counter, type Registry } from 'prom-client'
import { inTransaction, type Tx } from './database'
import { runConcurrently } from './batched-loader'
import type { Platform } from './module'

/** Work on many things of which each is done or left by itself. */
export interface BatchWork<Item, Member> {
  /** The job's, for its figures and its log. */
  name: string
  /** Locks what is still to be done of some items. What another process has locked is passed over or waited for. */
  reserve(tx: Tx, items: readonly Item[], others: 'pass over' | 'wait for'): Promise<readonly Member[]>
  /** Of whom a member is: what is the same one's is done one after the other. */
  whose(member: Member): string
  /** In the transaction of the claim; `platform.db` is that transaction. */
  work(tx: Tx, platform: Platform, member: Member): Promise<void>
  /** What was left, and why; the others are not to wait for it. */
  left(item: Item, error: unknown): void
}

/** Long enough that statements are shared by many, short enough that nobody waits for a lock for more than a moment. */
const batchSize = 200
const notifyEveryMs = 10_000

/**
 * Does all of it in batches, each in one transaction; members of a batch that fails are done each in its own, so that only
 * what is broken is left. Several processes may do the same work at once: each passes over what another has locked, and
 * looks at the end whether that was done. A process that dies leaves nothing locked and nothing half done.
 */
export async function inBatches<Item, Member>(
  platform: Platform,
  items: readonly Item[],
  work: BatchWork<Item, Member>,
): Promise<void> {
  const progress = progressOf(platform, work.name, items.length)
  const passedOver: (readonly Item[])[] = []
  for (const batch of slices(items, batchSize)) {
    const claimed = await doBatch(platform, batch, work, 'pass over')
    progress.add(claimed)
    if (claimed < batch.length) passedOver.push(batch)
  }
  for (const batch of passedOver) progress.add(await doBatch(platform, batch, work, 'wait for'))
}

export function slices<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Answers how many it claimed. */
async function doBatch<Item, Member>(
  platform: Platform,
  batch: readonly Item[],
  work: BatchWork<Item, Member>,
  others: 'pass over' | 'wait for',
): Promise<number> {
  try {
    return await reserveAndDo(platform, batch, work, others)
  } catch (error) {
    platform.log.warn({ err: error, job: work.name }, 'a batch failed: its members are done one by one')
    return oneByOne(platform, batch, work)
  }
}

function reserveAndDo<Item, Member>(
  platform: Platform,
  items: readonly Item[],
  { reserve, whose, work }: BatchWork<Item, Member>,
  others: 'pass over' | 'wait for',
): Promise<number> {
  return inTransaction(platform.db, async (tx) => {
    const members = await reserve(tx, items, others)
    const inside = { ...platform, db: tx }
    await runConcurrently(tx, members, whose, (member) => work(tx, inside, member))
    return members.length
  })
}

async function oneByOne<Item, Member>(
  platform: Platform,
  items: readonly Item[],
  work: BatchWork<Item, Member>,
): Promise<number> {
  let done = 0
  for (const item of items) {
    try {
      done += await reserveAndDo(platform, [item], work, 'wait for')
    } catch (error) {
      work.left(item, error)
    }
  }
  return done
}

/** Counts what is done, and tells of it in the log now and then. */
function progressOf({ log, metrics }: Platform, job: string, of: number) {
  const counter = counterIn(metrics)
  const began = Date.now()
  let [done, told] = [0, began]
  return {
    add(more: number) {
      done += more
      if (more) counter.inc({ job }, more)
      const now = Date.now()
      if (now - told < notifyEveryMs) return
      told = now
      log.info({ job, done, of, seconds: Math.round((now - began) / 1000) }, 'job under way')
    },
  }
}

const metric = 'portal_job_items_total'

const counterIn = (metrics: Registry): Counter<'job'> =>
  (metrics.getSingleMetric(metric) as Counter<'job'> | undefined) ??
  new Counter({
    name: metric,
    help: 'What jobs that work in batches took up, by job',
    labelNames: ['job'],
    registers: [metrics],
  })
