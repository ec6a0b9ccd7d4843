import { addMonths } from '@portal/contracts/format'
import { dueDatesUpTo, nextDue, type Schedule } from '../../plan-register/due-dates'
import { nextCourseDue } from '../../plan-register/plan-course'
import { newestVersion, type PlanFile } from '../plan-file/plan-file'

/** The last due date of a schedule until an end; its first one where the end leaves room for none. */
export function lastDueBy(schedule: Omit<Schedule, 'lastDue'>, endDate: string | null): string | null {
  if (endDate === null) return null
  return dueDatesUpTo({ ...schedule, lastDue: null }, endDate).at(-1) ?? schedule.firstDue
}

/**
 * The first due date on a new day of the month: in the month of the instalment that it takes the place of, so that no
 * month has two; a period later where that day is over before the change holds. Every business day has no such day.
 */
export function firstOnDay(file: PlanFile, dayOfMonth: number): string {
  const { everyMonths, firstDue } = newestVersion(file)
  const next = nextCourseDue(file.stretches, file.changeFrom)?.dueOn ?? firstDue
  if (everyMonths === null) return next
  const inMonth = onDay(next, dayOfMonth)
  return inMonth >= file.changeFrom ? inMonth : addMonths(inMonth, everyMonths)
}

/** Another day of the month of a date; plans know no day after the 28th. */
export const onDay = (date: string, dayOfMonth: number): string =>
  `${date.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`

/** The first due date on or after a day of a schedule that goes on without an end. */
export const firstFrom = (schedule: Schedule, from: string): string =>
  nextDue({ ...schedule, lastDue: null }, from) ?? from
