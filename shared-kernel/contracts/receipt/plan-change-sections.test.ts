import type { PlanSnapshot } from '../systematic-plans/plan-snapshot'
import { snapshotRows } from './plan-change-sections'

const snapshot: PlanSnapshot = {
  state: 'ACTIVE',
  amount: 1_000_00,
  frequency: 'Monthly',
  dayOfMonth: 10,
  nextDue: '2026-09-10',
  endDate: null,
  umrn: null,
  bankName: null,
  accountLast4: null,
}
const rows = (changed: Partial<PlanSnapshot> = {}) =>
  snapshotRows({ ...snapshot, ...changed }).map(({ label, value }) => `${label}: ${value}`)

test('a plan names its day of the month; one of every business day has none', () => {
  expect(rows()).toContain('Day of the month: 10')
  expect(rows({ frequency: 'Daily' })).toContain('How often: Every business day')
  expect(rows({ frequency: 'Daily' }).join()).not.toContain('Day of the month')
})
