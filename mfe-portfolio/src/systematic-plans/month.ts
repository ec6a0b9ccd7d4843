import { addDays, addMonths } from '@portal/kernel'
import type { CalendarEntry } from '@portal/contracts/systematic-plans/systematic-plan'

/** One cell of a month: a day, or none before its first and after its last one. */
export interface MonthDay {
  date: string
  day: number
  isWeekend: boolean
  entries: readonly CalendarEntry[]
}

/** "2026-09" of a date. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** A month so many months away: "2026-10" is one after "2026-09". */
export const monthAway = (month: string, count: number): string => monthOf(addMonths(`${month}-01`, count))

/** A month in weeks from Monday to Sunday; undefined where a cell belongs to another month. */
export function weeksOf(month: string, entries: readonly CalendarEntry[]): (MonthDay | undefined)[][] {
  const first = `${month}-01`
  const before = (weekdayOf(first) + 6) % 7
  const cells: (MonthDay | undefined)[] = Array.from({ length: before }, () => undefined)
  for (let date = first; monthOf(date) === month; date = addDays(date, 1)) {
    const weekday = weekdayOf(date)
    cells.push({
      date,
      day: Number(date.slice(8)),
      isWeekend: weekday === 0 || weekday === 6,
      entries: entries.filter((entry) => entry.date === date),
    })
  }
  while (cells.length % 7) cells.push(undefined)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** 0 is Sunday. */
const weekdayOf = (date: string): number => new Date(date).getUTCDay()

/** What comes of a plan in a month: an entry, or all of them where it runs on every business day. */
export interface MonthRow {
  /** The first one. */
  entry: CalendarEntry
  /** In paise, of all. */
  amount: number
  times: number
  /** The day of the last one. */
  until: string
}

export function rowsOf(entries: readonly CalendarEntry[]): MonthRow[] {
  return entries.flatMap((entry) => {
    const all = entries.filter(({ planId }) => planId === entry.planId)
    if (all.length < daily) return { entry, amount: entry.amount, times: 1, until: entry.date }
    if (all[0] !== entry) return []
    const amount = all.reduce((sum, each) => sum + each.amount, 0)
    return { entry, amount, times: all.length, until: all.at(-1)?.date ?? entry.date }
  })
}

/** A holiday can bring a second one into a month, nothing but every business day a third. */
const daily = 3

/** What to keep ready for the SIPs of some days, one entry a bank account. */
export interface Ready {
  account: string
  amount: number
  debits: number
}

/** Only a SIP takes money out of a bank. */
export function readyFor(
  entries: readonly CalendarEntry[],
  nameOf: (entry: CalendarEntry) => string | null,
): Ready[] {
  const accounts = new Map<string, Ready>()
  for (const entry of entries) {
    const account = entry.kind === 'SIP' ? nameOf(entry) : null
    if (!account) continue
    const known = accounts.get(account) ?? { account, amount: 0, debits: 0 }
    accounts.set(account, { account, amount: known.amount + entry.amount, debits: known.debits + 1 })
  }
  return [...accounts.values()].sort((one, other) => other.amount - one.amount)
}
