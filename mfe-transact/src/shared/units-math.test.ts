import { areMore, areNone, sumOfUnits, unitsOf, worthOf } from './units-math'

test('units are taken as typed, with up to three decimals', () => {
  expect(unitsOf('600')).toBe('600.000')
  expect(unitsOf(' 2,846.31 ')).toBe('2846.310')
  expect(unitsOf('007.')).toBe('7.000')
  for (const wrong of ['', '-1', '1.2345', 'all', '1e3']) expect(unitsOf(wrong)).toBeUndefined()
})

test('a comma that may be meant as a decimal point is not dropped: 2,5 units are not 25', () => {
  for (const unclear of ['2,5', '600,25', '1,2500', '2,']) expect(unitsOf(unclear)).toBeUndefined()
  expect(unitsOf('1,25,000.5')).toBe('125000.500')
})

test('units are compared and summed exactly', () => {
  expect(areMore('2846.318', '2846.317')).toBe(true)
  expect(areMore('999.999', '1000.000')).toBe(false)
  expect(areNone('0.000')).toBe(true)
  expect(sumOfUnits(['0.001', '240.118'])).toBe('240.119')
  expect(sumOfUnits([])).toBe('0.000')
})

test('their worth is in whole paise', () => {
  expect(worthOf('600.000', '98.4215')).toBe(5_905_290)
})
