import { changeWords, navPeriods, navSentence } from './nav-texts'

test('offers six periods, from a month to all', () => {
  expect(navPeriods().map((period) => period.label)).toEqual(['1M', '6M', '1Y', '3Y', '5Y', 'All'])
})

test.each([
  ['6M', false, 'over 6 months'],
  ['1Y', true, 'over 1 year'],
  ['3Y', true, 'a year over 3 years'],
  ['All', true, 'a year since the first NAV shown'],
  ['All', false, 'since the first NAV shown'],
] as const)('always says the period of a return: %s, yearly %s', (period, annualised, words) => {
  expect(changeWords(period, annualised)).toBe(words)
})

test('tells the chart in a sentence that holds its figures', () => {
  const points = [
    { date: '2023-08-24', nav: '60.8743' },
    { date: '2026-08-24', nav: '98.4215' },
  ]
  expect(navSentence('Neem Flexi Cap Fund', points, { rate: 0.1736, words: 'a year over 3 years' })).toBe(
    'NAV of Neem Flexi Cap Fund from 24 Aug 2023, ₹60.8743, to 24 Aug 2026, ₹98.4215: +17.36% a year over 3 years.',
  )
  expect(navSentence('Neem Value Fund', [], { rate: null, words: '' })).toBe(
    'No NAVs of Neem Value Fund in this period.',
  )
})
