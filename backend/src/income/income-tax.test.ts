import { taxOnIncome } from './income-tax'

const resident = { livesAbroad: false, panCounts: true }
const nothing = { gross: 0, tax: 0 }
const rupees = (amount: number) => amount * 100

test('of a resident nothing is withheld up to Rs 10,000 of the year, above it 10 % of all of the year', () => {
  const on = '2026-08-27'
  expect(taxOnIncome(rupees(10_000), on, resident, nothing)).toBe(0)
  expect(taxOnIncome(rupees(10_000) + 1, on, resident, nothing)).toBe(rupees(1_000))
  const before = { gross: rupees(8_000), tax: 0 }
  expect(taxOnIncome(rupees(2_000), on, resident, before)).toBe(0)
  expect(taxOnIncome(rupees(4_000), on, resident, before)).toBe(rupees(1_200))
  const taxed = { gross: rupees(12_000), tax: rupees(1_200) }
  expect(taxOnIncome(rupees(500), on, resident, taxed)).toBe(rupees(50))
})

test('never more is withheld than there is', () => {
  expect(taxOnIncome(rupees(10), '2026-08-27', resident, { gross: rupees(9_995), tax: 0 })).toBe(rupees(10))
})

test('until the Finance Act 2025 the free sum of a year was Rs 5,000', () => {
  expect(taxOnIncome(rupees(6_000), '2025-03-28', resident, nothing)).toBe(rupees(600))
  expect(taxOnIncome(rupees(6_000), '2025-04-01', resident, nothing)).toBe(0)
})

test('a PAN that does not count pays 20 %, and what was withheld at 10 % before is made up for', () => {
  const unlinked = { livesAbroad: false, panCounts: false }
  expect(taxOnIncome(rupees(20_000), '2026-08-27', unlinked, nothing)).toBe(rupees(4_000))
  expect(taxOnIncome(rupees(9_000), '2026-08-27', unlinked, nothing)).toBe(0)
})

test('who lives abroad pays 20 % from the first rupee, with cess, and a surcharge above Rs 50 lakh', () => {
  const abroad = { livesAbroad: true, panCounts: true }
  expect(taxOnIncome(rupees(1_000), '2026-08-27', abroad, nothing)).toBe(rupees(208))
  expect(taxOnIncome(rupees(60_00_000), '2026-08-27', abroad, nothing)).toBe(rupees(13_72_800))
})

test('a day before there was a rule is an error', () => {
  expect(() => taxOnIncome(1, '2020-03-31', resident, nothing)).toThrow(RangeError)
})
