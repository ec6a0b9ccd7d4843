import { addDays, indiaDate } from '@portal/contracts/format'
import { raiseTask } from '../operations/ops-tasks'
import type { Module, Platform } from '../platform/module'
import { hasHolidayList } from './business-day'

/** The exchange publishes the list of a year in the December before, and instalments are dated a month ahead. */
const daysAhead = 31

/** A year without a list deals on holidays that nobody entered: a person must add the list. */
export async function notifyOfMissingLists(platform: Platform, now: Date): Promise<void> {
  const today = indiaDate(now)
  const years = new Set([today, addDays(today, daysAhead)].map((date) => date.slice(0, 4)))
  for (const year of years) {
    if (hasHolidayList(year)) continue
    await raiseTask(platform.db, platform, {
      kind: 'holiday-list',
      subject: year,
      text: `The list of exchange holidays of ${year} is missing: only weekends and national holidays are closed.`,
      detail: { year },
    })
  }
}

export const calendarModule: Module = {
  name: 'calendar',
  register: (_app, platform) => notifyOfMissingLists(platform, platform.clock.now()),
  jobs: [{ name: 'look for missing holiday lists', at: '00:05', run: notifyOfMissingLists }],
}
