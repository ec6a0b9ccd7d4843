import { valuePeriods, valueSentence } from './value-history'

test('offers four periods', () => {
  expect(valuePeriods().map((period) => period.label)).toEqual(['6M', '1Y', '3Y', 'All'])
})

test('tells the chart in a sentence that holds its figures [S9.059]', () => {
  const points = [
    { date: '2023-08-25', value: 58_000_00, invested: 58_000_00 },
    { date: '2026-08-24', value: 9_05_195_79, invested: 7_15_000_00 },
  ]
  expect(valueSentence(points)).toBe(
    'Portfolio value from 25 Aug 2023, ₹58,000, to 24 Aug 2026, ₹9,05,196; invested by then ₹7,15,000.',
  )
  expect(valueSentence([])).toBe('No values in this period.')
})
