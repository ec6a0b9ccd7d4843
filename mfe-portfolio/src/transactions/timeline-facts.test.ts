import type { TransactionTimeline } from '@portal/contracts/orders/transaction-timeline'
import { factsOf } from './timeline-facts'

type Entry = TransactionTimeline['entries'][number]
const entry: Entry = {
  kind: 'IDCW_PAYOUT',
  instalmentOf: null,
  date: '2026-08-27',
  schemeName: 'Neem Aggressive Hybrid Fund',
  units: '0.000',
  nav: '21.5000',
  amount: 12_000_00,
  stampDuty: 0,
  withheld: 1_200_00,
}
const rowsOf = (changed: Partial<Entry> = {}) =>
  factsOf({ order: null, record: null, changes: [], entries: [{ ...entry, ...changed }] }).map(
    ({ label, value }) => [label, value],
  )

test('IDCW says what it was before tax, what was withheld and what came', () => {
  expect(rowsOf()).toEqual([
    ['Scheme', 'Neem Aggressive Hybrid Fund'],
    ['Amount', '₹12,000.00'],
    ['Tax withheld (TDS)', '₹1,200.00'],
    ['Paid out', '₹10,800.00'],
    ['NAV of 27 Aug 2026', '₹21.5000'],
  ])
  const bought = rowsOf({ kind: 'IDCW_REINVEST', units: '502.306', stampDuty: 54 })
  expect(bought).toContainEqual(['Reinvested', '₹10,800.00'])
})

test('where nothing was withheld, nothing is said of it', () => {
  expect(rowsOf({ withheld: 0 }).map(([label]) => label)).toEqual(['Scheme', 'Amount', 'NAV of 27 Aug 2026'])
})
