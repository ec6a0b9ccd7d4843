import { addDays } from '@portal/contracts/format'
import { dueDatesBetween, nextDue } from './due-dates'
import type { VersionRow } from './plan.repository'

/** A time in which a plan stands as one of its versions says. */
export interface Stretch {
  version: VersionRow
  from: string
  /** The day on which the next one begins; null: it goes on. */
  to: string | null
}

/** A due date with the version that was, or will be, in force on it. */
export interface CourseDue {
  dueOn: string
  version: VersionRow
}

/** How a plan runs in the course of time, out of its versions, oldest first: a later one takes over what follows. */
export function stretchesOf(versions: readonly VersionRow[]): Stretch[] {
  let stretches: Stretch[] = []
  for (const version of versions) {
    const from = version.holdsFrom
    const before = stretches
      .filter((each) => each.from < from)
      .map((each) => (each.to === null || each.to > from ? { ...each, to: from } : each))
    stretches = [...before, { version, from, to: null }]
  }
  return stretches
}

/** How a plan stands on a day; before its registration as at its beginning. */
export function stretchOn(stretches: readonly Stretch[], date: string): Stretch | undefined {
  return stretches.findLast(({ from }) => from <= date) ?? stretches[0]
}

/** The first due date on or after a day; undefined where none comes any more. */
export function nextCourseDue(stretches: readonly Stretch[], from: string): CourseDue | undefined {
  for (const { version, from: begins, to } of stretches) {
    if (version.state !== 'ACTIVE' || (to !== null && to <= from)) continue
    const dueOn = nextDue(version, begins > from ? begins : from)
    if (dueOn && (to === null || dueOn < to)) return { dueOn, version }
  }
  return undefined
}

/** Every due date from one day to another, both included. */
export function courseDues(stretches: readonly Stretch[], from: string, to: string): CourseDue[] {
  return stretches
    .filter(({ version }) => version.state === 'ACTIVE')
    .flatMap(({ version, from: begins, to: ends }) => {
      const last = ends !== null && ends <= to ? addDays(ends, -1) : to
      const first = begins > from ? begins : from
      return dueDatesBetween(version, first, last).map((dueOn) => ({ dueOn, version }))
    })
}

/** Whether no instalment follows the one due on a day. */
export const isLastOfCourse = (stretches: readonly Stretch[], dueOn: string): boolean =>
  nextCourseDue(stretches, addDays(dueOn, 1)) === undefined
