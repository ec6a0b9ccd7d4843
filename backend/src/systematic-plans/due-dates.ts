import { addDays, addMonths } from '@portal/kernel/format'

/** When a plan's instalments are due. */
export interface Schedule {
  /** The first due date; it sets the day of the month. */
  firstDue: string
  everyMonths: number
  /** The last due date; null: until cancelled. */
  lastDue: string | null
}

/** The first due date on or after a day; null when the plan is over by then. */
export function nextDue({ firstDue, everyMonths, lastDue }: Schedule, from: string): string | null {
  let due = firstDue
  for (let count = 1; due < from; count++) due = addMonths(firstDue, count * everyMonths)
  return lastDue !== null && due > lastDue ? null : due
}

/** Whether no instalment follows the one due on a day. */
export function isLastDue(schedule: Schedule, due: string): boolean {
  // Counted from the first due date: a month after 28 February is not when a plan of the 31st is due.
  return nextDue(schedule, addDays(due, 1)) === null
}

/** Every due date from the first one to a day, that day included. */
export function dueDatesUpTo(schedule: Schedule, to: string): string[] {
  const dates: string[] = []
  for (let count = 0; ; count++) {
    const due = addMonths(schedule.firstDue, count * schedule.everyMonths)
    if (due > to || (schedule.lastDue !== null && due > schedule.lastDue)) return dates
    dates.push(due)
  }
}
