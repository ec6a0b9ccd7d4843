import { courseDues, isLastOfCourse, nextCourseDue, stretchesOf, stretchOn } from './plan-course'
import type { VersionRow } from './plan.repository'

const first: VersionRow = {
  planId: 'SR1',
  version: 1,
  holdsFrom: '2026-01-01',
  orderId: null,
  stepUp: null,
  amountPaise: 1_000_00,
  dayOfMonth: 10,
  everyMonths: 1,
  firstDue: '2026-01-10',
  lastDue: '2026-12-10',
  state: 'ACTIVE',
  umrn: 'M1',
}
const later = (version: number, holdsFrom: string, change: Partial<VersionRow>): VersionRow => ({
  ...first,
  ...change,
  version,
  holdsFrom,
})
const paused = [
  first,
  later(2, '2026-03-05', { state: 'PAUSED' }),
  later(3, '2026-06-10', { state: 'ACTIVE' }),
]
const duesOf = (versions: readonly VersionRow[]) =>
  courseDues(stretchesOf(versions), '2026-02-01', '2026-07-31').map(({ dueOn }) => dueOn)

test('nothing is due in a pause, and the first due date after it is the one on which it ends', () => {
  expect(duesOf(paused)).toEqual(['2026-02-10', '2026-06-10', '2026-07-10'])
  expect(nextCourseDue(stretchesOf(paused), '2026-02-11')?.dueOn).toBe('2026-06-10')
  expect(stretchOn(stretchesOf(paused), '2026-04-01')?.version.state).toBe('PAUSED')
  expect(stretchOn(stretchesOf(paused), '2025-04-01')?.version.version).toBe(1)
})

test('a plan that is restarted before its pause ends runs as the restart says, also afterwards', () => {
  const restarted = [...paused, later(4, '2026-05-01', { umrn: 'M2' })]
  expect(duesOf(restarted)).toEqual(['2026-02-10', '2026-05-10', '2026-06-10', '2026-07-10'])
  expect(stretchOn(stretchesOf(restarted), '2026-07-01')?.version.umrn).toBe('M2')
})

test('what is due before a change is due as before it, from then on as it says', () => {
  const changed = [
    first,
    later(2, '2026-04-08', { amountPaise: 2_000_00, dayOfMonth: 5, firstDue: '2026-05-05' }),
  ]
  const dues = courseDues(stretchesOf(changed), '2026-03-01', '2026-06-30')
  expect(dues.map(({ dueOn, version }) => [dueOn, version.amountPaise])).toEqual([
    ['2026-03-10', 1_000_00],
    ['2026-05-05', 2_000_00],
    ['2026-06-05', 2_000_00],
  ])
})

test('a cancelled plan has no due date from the day on which it ends', () => {
  const cancelled = stretchesOf([first, later(2, '2026-05-10', { state: 'CANCELLED' })])
  expect(nextCourseDue(cancelled, '2026-05-01')).toBeUndefined()
  expect(isLastOfCourse(cancelled, '2026-04-10')).toBe(true)
  expect(isLastOfCourse(stretchesOf([first]), '2026-04-10')).toBe(false)
  expect(isLastOfCourse(stretchesOf([first]), '2026-12-10')).toBe(true)
})
