import { addDays, addMonths } from '@portal/contracts/format'
import { businessDays, onOrAfter } from '../calendar/business-day'

/** When a plan's instalments are due. */
export interface Schedule {
  /** The first due date; it sets the day of the month. */
  firstDue: string
  /** Null: on every business day. */
  everyMonths: number | null
  /** The last due date; null: until cancelled. */
  lastDue: string | null
}

/** The first due date on or after a day; null when the plan is over by then. */
export function nextDue({ firstDue, everyMonths, lastDue }: Schedule, from: string): string | null {
  const due =
    everyMonths === null
      ? onOrAfter(from > firstDue ? from : firstDue)
      : dueByMonths(firstDue, everyMonths, from)
  return lastDue !== null && due > lastDue ? null : due
}

function dueByMonths(firstDue: string, everyMonths: number, from: string): string {
  let due = firstDue
  for (let count = 1; due < from; count++) due = addMonths(firstDue, count * everyMonths)
  return due
}

/** The first due dates from a day on. */
export function firstDueDates(schedule: Schedule, from: string, most: number): string[] {
  const dates: string[] = []
  for (
    let due = nextDue(schedule, from);
    due && dates.length < most;
    due = nextDue(schedule, addDays(due, 1))
  )
    dates.push(due)
  return dates
}

/** Whether no instalment follows the one due on a day. */
export function isLastDue(schedule: Schedule, due: string): boolean {
  // Counted from the first due date: a month after 28 February is not when a plan of the 31st is due.
  return nextDue(schedule, addDays(due, 1)) === null
}

/** Every due date from the first one to a day, that day included. */
export const dueDatesUpTo = (schedule: Schedule, to: string): string[] =>
  dueDatesBetween(schedule, schedule.firstDue, to)

/** Every due date from one day to another, both included; what came before is not counted through. */
export function dueDatesBetween(
  { firstDue, everyMonths, lastDue }: Schedule,
  from: string,
  to: string,
): string[] {
  const end = lastDue !== null && lastDue < to ? lastDue : to
  if (everyMonths === null) return businessDays(from > firstDue ? from : firstDue, end)
  const dates: string[] = []
  let count = Math.max(0, Math.floor(monthsApart(firstDue, from) / everyMonths))
  for (;;) {
    const due = addMonths(firstDue, count * everyMonths)
    if (due > end) return dates
    if (due >= from) dates.push(due)
    count += 1
  }
}

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
const monthsApart = (one: string, other: string) => monthOf(other) - monthOf(one)
