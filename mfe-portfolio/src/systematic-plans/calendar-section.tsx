import { formatLongDate } from '@portal/kernel'
import type { CalendarEntry } from '@portal/contracts/systematic-plans/systematic-plan'
import { useState } from 'react'
import { MonthCard } from './month-card'
import { monthOf } from './month'
import { ReadyCard } from './ready-card'
import styles from './systematic-plans.module.css'

export interface PlanCalendar {
  from: string
  to: string
  entries: readonly CalendarEntry[]
  holidays: readonly string[]
}

/** A month of debits, transfers and payouts, and the list of them beside it. */
export function CalendarSection({ calendar, today }: { calendar: PlanCalendar; today: string }) {
  const [month, setMonth] = useState(() => monthOf(calendar.entries[0]?.date ?? today))
  const entries = calendar.entries.filter(({ date }) => monthOf(date) === month)
  return (
    <div className={styles.calendar}>
      <MonthCard calendar={calendar} month={month} entries={entries} onMonth={setMonth} />
      <ReadyCard entries={entries} monthName={monthName(month)} />
    </div>
  )
}

/** "September 2026" */
const monthName = (month: string): string => formatLongDate(`${month}-01`).replace(/^\S+ \d+ /, '')
