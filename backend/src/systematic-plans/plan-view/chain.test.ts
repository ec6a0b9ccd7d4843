import { stretchesOf } from '../../plan-register/plan-course'
import type { VersionRow } from '../../plan-register/plan.repository'
import { chainOf } from './chain'
import type { PlanFile } from '../plan-file/plan-file'

const active = {
  planId: 'SR1',
  version: 1,
  holdsFrom: '2026-08-03',
  amountPaise: 500_00,
  stepUp: null,
  dayOfMonth: 1,
  everyMonths: null,
  firstDue: '2026-08-03',
  lastDue: null,
  state: 'ACTIVE',
  umrn: null,
  orderId: null,
} as VersionRow
const paused: VersionRow = { ...active, version: 2, holdsFrom: '2026-08-10', state: 'PAUSED' }
const again: VersionRow = { ...active, version: 3, holdsFrom: '2026-08-20' }
const leftOutOf = (versions: readonly VersionRow[], today = '2026-08-25') => {
  const file = { stretches: stretchesOf(versions), today, changeFrom: today, orders: [], unordered: [] }
  return chainOf(file as unknown as PlanFile).filter(({ state }) => state === 'leftOut')
}

test('what a paused daily plan left out is one row, with how many and from when to when', () => {
  expect(leftOutOf([active, paused, again])).toEqual([
    expect.objectContaining({
      dueOn: '2026-08-19',
      amount: 500_00,
      reason: '8 instalments from 10 Aug 2026 to 19 Aug 2026',
    }),
  ])
})

test('a single one has a row of its own without more words, and so has each of a monthly plan', () => {
  expect(leftOutOf([active, paused, again], '2026-08-10')).toEqual([
    expect.objectContaining({ dueOn: '2026-08-10', reason: null }),
  ])
  const monthly = { everyMonths: 1, dayOfMonth: 5, firstDue: '2026-05-05' }
  const versions = [
    { ...active, ...monthly, holdsFrom: '2026-05-01' },
    { ...paused, ...monthly, holdsFrom: '2026-06-01' },
  ]
  expect(leftOutOf(versions).map(({ dueOn, reason }) => [dueOn, reason])).toEqual([
    ['2026-08-05', null],
    ['2026-07-05', null],
    ['2026-06-05', null],
  ])
})
