import { indiaDate } from '@portal/contracts/format'
import { previousBusinessDay } from '../calendar/business-day'
import { openTasksOf, raiseTask, resolveTask } from '../operations/ops-tasks'
import { inTransaction, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { ranFor } from './runs'
import { readSettings } from './settings'
import { type Source, sources } from './sources'

const subjectOf = (source: Source, day: string) => `${source} ${day}`

/** Business days for which a daily file was not compared. */
export const daysWithoutRun = {
  /** Looks at the last business day, for each source that is compared daily; its file has had all of today to come. */
  async raise(platform: Platform, now: Date): Promise<void> {
    const settings = readSettings(platform.config.env)
    const day = previousBusinessDay(indiaDate(now))
    for (const source of sources) {
      if (!settings[source].daily || (settings.from !== null && day < settings.from)) continue
      await inTransaction(platform.db, async (tx) => {
        if (await ranFor(tx, source, day)) return
        await raiseTask(tx, platform, {
          kind: 'reconciliation-missing',
          subject: subjectOf(source, day),
          text: 'A file was not reconciled for a business day.',
          detail: { source, day, command: `npm run reconcile -- ${source} <file> --day ${day}` },
        })
      })
    }
  },

  /** A file of the day came after all; balances of a registrar tell of all days before, too. */
  async resolve(tx: Tx, { clock }: Pick<Platform, 'clock'>, source: Source, day: string): Promise<void> {
    for (const { subject } of await openTasksOf(tx, 'reconciliation-missing')) {
      const isOf =
        source === 'registrar' ? subject <= subjectOf(source, day) : subject === subjectOf(source, day)
      if (isOf && subject.startsWith(`${source} `))
        await resolveTask(tx, 'reconciliation-missing', subject, clock.now())
    }
  },
}
