import { taxClassOf } from './tax-class'

test.each([
  ['EQUITY', 'ELSS · 3-year lock-in', 'equity'],
  ['HYBRID', 'Aggressive Hybrid', 'equity'],
  ['HYBRID', 'Equity Savings', 'equity'],
  ['HYBRID', 'Multi Asset', 'mixed'],
  ['HYBRID', 'Conservative Hybrid', 'debt'],
  ['DEBT', 'Corporate Bond', 'debt'],
  ['INTERNATIONAL', 'Overseas FoF', 'other'],
] as const)('a fund of %s, %s, is taxed as %s', (category, subCategory, taxClass) => {
  expect(taxClassOf({ category, subCategory })).toBe(taxClass)
})

test('a hybrid fund of which nothing says what it holds is not guessed at', () => {
  expect(() => taxClassOf({ category: 'HYBRID', subCategory: 'New' })).toThrow(RangeError)
})
