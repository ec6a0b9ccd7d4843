import { categoryName, fundLine, planLine, shortNames } from './fund-names'

test('reads the option of a plan by its name [S3.022, S3.023, S3.024, S9.032]', () => {
  expect(planLine({ planMode: 'DIRECT', optionCode: 'G' })).toBe('Direct · Growth')
  expect(planLine({ planMode: 'DIRECT', optionCode: 'D' })).toBe('Direct · IDCW Payout')
  expect(planLine({ planMode: 'REGULAR', optionCode: 'R' })).toBe('Regular · IDCW Reinvestment')
  expect(fundLine({ subCategory: 'Flexi Cap', planMode: 'DIRECT', optionCode: 'G' })).toBe(
    'Flexi Cap · Direct · Growth',
  )
})

test('names the four categories [S9.030]', () => {
  expect((['EQUITY', 'DEBT', 'HYBRID', 'INTERNATIONAL'] as const).map(categoryName)).toEqual([
    'Equity',
    'Debt',
    'Hybrid',
    'International FoF',
  ])
})

test('shortens the two funds of a switch to what tells them apart', () => {
  expect(shortNames('Neem Liquid Fund', 'Neem Corporate Bond Fund')).toEqual(['Liquid', 'Corporate Bond'])
  expect(shortNames('Neem Global Equity FoF', 'Neem Liquid Fund')).toEqual(['Global Equity FoF', 'Liquid'])
  expect(shortNames('Liquid', 'Neem Mid Cap Fund')).toEqual(['Liquid', 'Neem Mid Cap'])
  expect(shortNames('Neem', 'Neem Mid Cap Fund')).toEqual(['Neem', 'Mid Cap'])
})
