import { coverOn } from './plan-cover'

const sip = { amount: 5_000_00, firstDue: '2026-09-10', birthDate: '1985-03-12', endedFrom: null }

/** A SIP of Rs 5,000 from 10 September 2026 on, of one born on 12 March 1985; the cover in rupees. */
const table: [string, Partial<{ endedFrom: string; amount: number; birthDate: string }>, string, number][] = [
  ['before the first debit', {}, '2026-08-26', 50_000],
  ['the last day of the first year', {}, '2027-09-09', 50_000],
  ['the first day of the second year', {}, '2027-09-10', 2_50_000],
  ['the third year', {}, '2028-09-10', 5_00_000],
  ['a later year', {}, '2035-01-01', 5_00_000],
  ['the most there is', { amount: 1_00_000_00 }, '2029-09-10', 50_00_000],
  ['the day before 55', {}, '2040-03-11', 5_00_000],
  ['the day of 55', {}, '2040-03-12', 0],
  ['after a SIP that ended in its third year', { endedFrom: '2029-09-09' }, '2029-09-09', 0],
  ['after a SIP that ended after three years', { endedFrom: '2029-09-10' }, '2029-10-01', 5_00_000],
]
test.each(table)('the life cover %s [S1.013]', (_when, changes, today, rupees) => {
  expect(coverOn({ ...sip, ...changes }, today).amount).toBe(rupees * 100)
})
