import type { CalendarEntry, UpcomingInstalment } from '@portal/contracts/systematic-plans/systematic-plan'
import { addDays, addMonths } from '@portal/contracts/format'
import { isBusinessDay, onOrAfter } from '../../calendar/business-day'
import { type CourseDue, courseDues, isLastOfCourse } from '../../plan-register/plan-course'
import { amountOn } from '../../plan-register/step-up'
import { mandateOfPlan, nextOpenDue, type PlanFile } from '../plan-file/plan-file'
import { accountOf } from './plan-view'

/** The next instalment of every plan that runs, soonest first; on a holiday it moves to the next business day. */
export function upcomingOf(files: readonly PlanFile[]): UpcomingInstalment[] {
  return files
    .flatMap((file): UpcomingInstalment[] => {
      const due = nextOpenDue(file)
      return due ? [instalment(file, due)] : []
    })
    .sort(soonestFirst)
}

/** Months that the calendar shows, the present one included. */
const months = 6

/** Every due date to come in some months, and the weekdays on which it cannot be dealt. */
export function calendarOf(files: readonly PlanFile[], today: string) {
  const from = `${today.slice(0, 8)}01`
  const to = addDays(addMonths(from, months), -1)
  const entries = files.flatMap((file) => {
    const dealt = new Set([...file.orders, ...file.unordered].map(({ dueOn }) => dueOn))
    return courseDues(file.stretches, today, to)
      .filter(({ dueOn }) => !dealt.has(dueOn))
      .map((due): CalendarEntry => ({ ...instalment(file, due), dueOn: due.dueOn }))
  })
  return { from, to, entries: entries.sort(soonestFirst), holidays: holidaysBetween(from, to) }
}

const soonestFirst = (a: UpcomingInstalment, b: UpcomingInstalment): number =>
  a.date.localeCompare(b.date) || a.planId.localeCompare(b.planId)

function instalment(file: PlanFile, { dueOn, version }: CourseDue): UpcomingInstalment {
  const { plan, scheme, toScheme, stretches } = file
  return {
    planId: plan.id,
    kind: plan.kind,
    date: onOrAfter(dueOn),
    schemeName: scheme.scheme.name,
    toSchemeName: toScheme?.scheme.name ?? null,
    amount: amountOn(version, dueOn),
    ...accountOf(file, mandateOfPlan(file, version)),
    isLast: isLastOfCourse(stretches, dueOn),
  }
}

function holidaysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !isBusinessDay(day)) days.push(day)
  }
  return days
}
