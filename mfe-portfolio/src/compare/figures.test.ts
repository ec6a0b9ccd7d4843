import { comparedIn, toggled } from './compared'
import { growthOf, volatility, worstYear, yearlyCost } from './figures'

const points = (...navs: [string, string][]) => navs.map(([date, nav]) => ({ date, nav }))

test('an address names at most three funds, each once, and nothing else', () => {
  expect(comparedIn('FLEXI-DG,MIDCAP-DG,FLEXI-DG,<b>,LARGE-DG,GILT-DG')).toEqual([
    'FLEXI-DG',
    'MIDCAP-DG',
    'LARGE-DG',
  ])
  expect(comparedIn(null)).toEqual([])
  expect(toggled(['A', 'B', 'C'], 'D')).toEqual(['A', 'B', 'C'])
  expect(toggled(['A', 'B', 'C'], 'B')).toEqual(['A', 'C'])
})

test('growth begins with one lakh, and the worst year is the worst of all', () => {
  const navs = points(['2024-01-01', '10.0000'], ['2025-01-01', '8.0000'], ['2026-01-01', '12.0000'])
  expect(growthOf(navs).map(({ value }) => value)).toEqual([10_000_000, 8_000_000, 12_000_000])
  const uneven = points(['2024-01-01', '79.3696'], ['2026-01-01', '146.2370'])
  expect(growthOf(uneven).map(({ value }) => value)).toEqual([10_000_000, 18_424_813])
  expect(worstYear(navs)).toBeCloseTo(-0.2)
  expect(worstYear(points(['2026-01-01', '10'], ['2026-06-01', '5']))).toBeNull()
})

test('a NAV that grows evenly has no volatility, and a few months say nothing of it', () => {
  const even = points(['2024-01-01', '100'], ['2024-07-01', '110'], ['2025-01-01', '121'])
  expect(volatility(even)).toBeCloseTo(0)
  expect(volatility(even.slice(1))).toBeNull()
})

test('a cost of 0.74% is Rs 740 a year on Rs 1,00,000', () => {
  expect(yearlyCost(0.0074)).toBe(740_00)
})
