import { indiaDate } from '@portal/contracts/format'
import { eq } from 'drizzle-orm'
import type { Database } from './database'
import { sandboxData } from './tables'

export const INDIA = 'Asia/Kolkata'

/** The business clock: real time plus an offset that is stored with the data set. It never goes back. */
export interface Clock {
  now(): Date
  /** The day in India: '2026-08-25'. */
  today(): string
  /** Moves the clock forward to `moment` and stores that; a moment already past changes nothing. */
  moveTo(moment: Date): Promise<void>
  /** The same in this process only, where another one has stored that. */
  stepTo(moment: Date): void
  /** Takes over what another process stored. */
  refresh(): Promise<void>
  /**
   * Back to `start` (absent: real time), for a data set that begins anew. The clock stands still while the data set is
   * filled; `seeded` lets it run.
   */
  restart(start: Date | undefined, seeded?: boolean): Promise<void>
}

/** Reads the clock of the stored data set; a fresh data set starts at `start`, or at real time. */
export async function openClock(db: Database, start: Date | undefined): Promise<Clock> {
  let offsetMs = 0
  let latest = 0
  let held: Date | undefined
  const read = async () => (await db.select().from(sandboxData).where(eq(sandboxData.id, 1)))[0]

  const write = (seeded: boolean) => {
    const row = { id: 1, offsetMs, seeded }
    return db.insert(sandboxData).values(row).onConflictDoUpdate({ target: sandboxData.id, set: row })
  }

  const offsetAt = (moment: Date) => offsetMs + Math.max(0, moment.getTime() - clock.now().getTime())

  const clock: Clock = {
    now() {
      if (held) return new Date(held)
      latest = Math.max(latest, Date.now() + offsetMs)
      return new Date(latest)
    },
    today: () => indiaDate(clock.now()),
    async moveTo(moment) {
      const moved = offsetAt(moment)
      if (moved === offsetMs) return
      // Nothing is dated by a clock that is not stored: a process that is killed would leave dates that are still to come.
      await db.update(sandboxData).set({ offsetMs: moved }).where(eq(sandboxData.id, 1))
      offsetMs = moved
    },
    stepTo(moment) {
      offsetMs = offsetAt(moment)
    },
    async refresh() {
      const stored = (await read())?.offsetMs ?? offsetMs
      // A smaller one tells of a data set that another process began anew.
      if (stored < offsetMs) latest = 0
      offsetMs = stored
    },
    async restart(from, seeded = false) {
      offsetMs = from ? from.getTime() - Date.now() : 0
      latest = 0
      held = seeded ? undefined : new Date(from ?? Date.now())
      await write(seeded)
    },
  }
  const stored = await read()
  offsetMs = stored ? stored.offsetMs : start ? start.getTime() - Date.now() : 0
  if (!stored) await write(false)
  return clock
}
