import { eq, isNotNull, lt, sql } from 'drizzle-orm'
import { type OpenDatabase, whenFree } from './database'
import { groupBy } from './group-by'
import { type ScheduledRun, scheduledRunsBetween, nextScheduledRun } from './jobs'
import type { Job, Platform } from './module'
import { patiently } from './silent-connection'
import { jobClocks, jobRuns } from './tables'
import { inSpan, newTrace, withinTrace } from './trace'

interface JobRun {
  name: string
  attempts: number
  error: string | null
}

const mostAttempts = 3
const keptDays = 90

/** Runs the jobs of all modules as the business clock passes their times; one process at a time does so. */
export class Scheduler {
  /** Nothing fires before, if nobody moves the clock. */
  private quietUntil: Date | undefined
  /** The scheduled run of another process that this one took a part in last. */
  private helpedWith = ''

  constructor(
    private readonly database: OpenDatabase,
    private readonly platform: Platform,
    private readonly jobs: Job[],
  ) {}

  /** Whether nothing can be due: only of an embedded database is it known that no other process moves the clock. */
  readonly isIdle = (): boolean =>
    this.database.kind === 'embedded' &&
    this.quietUntil !== undefined &&
    this.platform.clock.now() < this.quietUntil

  /** For a data set that begins anew. */
  forget(): void {
    this.quietUntil = undefined
  }

  /** Runs everything that is due now; where another process does so, helps it with what can be shared. */
  async runDue(): Promise<void> {
    const { clock } = this.platform
    let leads = false
    await this.database.exclusively('jobs', async () => {
      leads = true
      await clock.refresh()
      await this.runUpTo(clock.now())
    })
    if (!leads) await this.help()
  }

  /** Takes a part in the scheduled run that the leading process shares just now, once. */
  async help(): Promise<void> {
    const { platform, jobs } = this
    const rows = await platform.db.select().from(jobClocks).where(isNotNull(jobClocks.scheduledRunAt))
    for (const { name, scheduledRunAt } of rows) {
      const job = jobs.find((each) => each.name === name && each.isShared)
      const scheduledRun = `${name} ${scheduledRunAt?.toISOString()}`
      if (!job || !scheduledRunAt || this.helpedWith === scheduledRun) continue
      this.helpedWith = scheduledRun
      platform.clock.stepTo(scheduledRunAt)
      await withinTrace(newTrace(), () => this.run(job, scheduledRunAt))
    }
  }

  /** Moves the clock forward, running what fires on the way at its own time. */
  advanceTo(moment: Date): Promise<void> {
    return whenFree(this.database, 'jobs', async () => {
      await this.platform.clock.refresh()
      await this.runUpTo(moment)
    })
  }

  private async runUpTo(moment: Date): Promise<void> {
    const starts = await this.starts()
    for (const scheduledRuns of groupBy(scheduledRunsBetween(starts, moment), ({ at }) =>
      at.getTime(),
    ).values())
      await this.fire(scheduledRuns)
    await this.platform.clock.moveTo(moment)
    this.quietUntil = nextScheduledRun(starts, moment)
  }

  /** Since when each job has not fired; a job seen for the first time begins now. */
  private async starts(): Promise<{ job: Job; from: Date }[]> {
    const { db, clock } = this.platform
    const rows = await db.select().from(jobClocks)
    const known = new Map(rows.map((row) => [row.name, row.firedUpTo]))
    const now = clock.now()
    const fresh = this.jobs
      .filter((job) => !known.has(job.name))
      .map(({ name }) => ({ name, firedUpTo: now }))
    if (fresh.length) await db.insert(jobClocks).values(fresh).onConflictDoNothing()
    return this.jobs.map((job) => ({ job, from: known.get(job.name) ?? now }))
  }

  /** All that fires at one moment. */
  private async fire(scheduledRuns: readonly ScheduledRun[]): Promise<void> {
    const at = scheduledRuns[0]?.at
    if (!at) return
    await this.platform.clock.moveTo(at)
    const runs: JobRun[] = []
    for (const { job } of scheduledRuns) {
      if (job.isShared) await this.share(job, at)
      const failure = await withinTrace(newTrace(), () => this.attempt(job, at))
      runs.push({ name: job.name, attempts: failure ? mostAttempts : 1, error: failure ?? null })
      // In production deliveries have a beat of their own: no scheduled run is to wait for the mail of 100,000 orders.
      if (this.platform.mode === 'sandbox') await this.platform.outbox.drainOwn()
    }
    await this.record(at, runs)
  }

  /** Lets other processes see that they can help. */
  private async share({ name }: Job, scheduledRunAt: Date): Promise<void> {
    if (this.database.kind === 'embedded') return
    await this.platform.db.update(jobClocks).set({ scheduledRunAt }).where(eq(jobClocks.name, name))
  }

  /** In one statement: days that pass at once bring thousands of scheduled runs. */
  private async record(at: Date, runs: readonly JobRun[]): Promise<void> {
    const fireAt = sql`${at.toISOString()}::timestamptz`
    await this.platform.db.execute(sql`
      with run as (
        select * from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as r (name text, attempts int, error text)),
      kept as (
        insert into ${jobRuns} (name, fire_at, attempts, error)
        select name, ${fireAt}, attempts, error from run on conflict do nothing)
      update ${jobClocks} as c set fired_up_to = ${fireAt}, firing_at = null from run where c.name = run.name`)
  }

  private run(job: Job, at: Date): Promise<void> {
    return patiently(() => inSpan({ name: `job ${job.name}` }, () => job.run(this.platform, at)))
  }

  /** Returns what the last attempt failed with, or undefined when one went well. */
  private async attempt(job: Job, at: Date): Promise<string | undefined> {
    let failure: string | undefined
    for (let attempts = 0; attempts < mostAttempts; attempts += 1) {
      try {
        await this.run(job, at)
        return undefined
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error)
        this.platform.log.error({ err: error, job: job.name, scheduledRun: at.toISOString() }, 'job failed')
      }
    }
    return failure
  }
}

/** Forgets scheduled runs older than 90 days of the business clock. */
export async function forgetOldRuns({ db }: Platform, now: Date): Promise<void> {
  await db.delete(jobRuns).where(lt(jobRuns.fireAt, new Date(now.getTime() - keptDays * 86_400_000)))
}
