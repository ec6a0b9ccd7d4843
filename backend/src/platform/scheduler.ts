import { lt, sql } from 'drizzle-orm'
import { type OpenDatabase, whenFree } from './database'
import { type Firing, firingsBetween } from './jobs'
import type { Job, Platform } from './module'
import { jobClocks, jobRuns } from './tables'

const mostAttempts = 3
const keptDays = 90

/** Runs the jobs of all modules as the business clock passes their times; one process at a time does so. */
export class Scheduler {
  constructor(
    private readonly database: OpenDatabase,
    private readonly platform: Platform,
    private readonly jobs: Job[],
  ) {}

  /** Runs everything that is due now, in this process or not at all. */
  runDue(): Promise<void> {
    const { clock } = this.platform
    return this.database.exclusively('jobs', async () => {
      await clock.refresh()
      await this.runUpTo(clock.now())
    })
  }

  /** Moves the clock forward, running what fires on the way at its own time. */
  advanceTo(moment: Date): Promise<void> {
    return whenFree(this.database, 'jobs', async () => {
      await this.platform.clock.refresh()
      await this.runUpTo(moment)
    })
  }

  private async runUpTo(moment: Date): Promise<void> {
    for (const firing of firingsBetween(await this.starts(), moment)) {
      await this.platform.clock.moveTo(firing.at)
      await this.fire(firing)
    }
    await this.platform.clock.moveTo(moment)
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

  private async fire({ job, at }: Firing): Promise<void> {
    const failure = await this.attempt(job, at)
    await this.record(job.name, at, failure)
    await this.platform.outbox.drain()
  }

  /** In one statement: days that pass at once bring thousands of firings. */
  private async record(name: string, at: Date, failure: string | undefined): Promise<void> {
    const fireAt = sql`${at.toISOString()}::timestamptz`
    await this.platform.db.execute(sql`
      with run as (
        insert into ${jobRuns} (name, fire_at, attempts, error)
        values (${name}, ${fireAt}, ${failure ? mostAttempts : 1}, ${failure ?? null})
        on conflict do nothing)
      update ${jobClocks} set fired_up_to = ${fireAt} where name = ${name}`)
  }

  /** Returns what the last attempt failed with, or undefined when one went well. */
  private async attempt(job: Job, at: Date): Promise<string | undefined> {
    let failure: string | undefined
    for (let attempts = 0; attempts < mostAttempts; attempts += 1) {
      try {
        await job.run(this.platform, at)
        return undefined
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error)
        this.platform.log.error({ err: error, job: job.name, firing: at.toISOString() }, 'job failed')
      }
    }
    return failure
  }
}

/** Forgets firings older than 90 days of the business clock. */
export async function forgetOldRuns({ db }: Platform, now: Date): Promise<void> {
  await db.delete(jobRuns).where(lt(jobRuns.fireAt, new Date(now.getTime() - keptDays * 86_400_000)))
}
