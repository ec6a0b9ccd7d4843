import fc from 'fast-check'
import { dayOf, decimalOf, paiseOf } from './file-fields'

const paise = (text: string, unit: 'rupees' | 'paise' = 'rupees') => paiseOf(text, unit, 'amount', 7)
const indian = (rupees: number) => rupees.toLocaleString('en-IN')

test('every amount is read to the paisa, with and without commas, in rupees and in paise', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999_99 }), fc.boolean(), (amount, isNegative) => {
      const rupees = Math.floor(amount / 100)
      const part = String(amount % 100).padStart(2, '0')
      const sign = isNegative && amount ? '-' : ''
      const expected = sign ? -amount : amount
      expect(paise(`${sign}${rupees}.${part}`)).toBe(expected)
      expect(paise(`${sign}${indian(rupees)}.${part}`)).toBe(expected)
      expect(paise(`${sign}${rupees.toLocaleString('en-US')}.${part}`)).toBe(expected)
      expect(paise(`${sign}${amount}`, 'paise')).toBe(expected)
    }),
  )
})

test.each(['1.005', '1,00', '1e5', '=1+1', '१२३', '12 000', '0x10', '--5', '1.2.3', 'INR 5', '.5', '∞'])(
  'no amount: %s',
  (text) => {
    expect(() => paise(text)).toThrow(
      `Line 7: amount is "${text}"; it must be rupees with at most two decimals`,
    )
  },
)

test('paise are whole, zeros behind the point are no digits, and nothing is nothing', () => {
  expect(() => paise('12.5', 'paise')).toThrow('whole paise')
  expect([paise('12.50000'), paise('12.', 'rupees'), paise(''), paise('-0')]).toEqual([12_50, 12_00, 0, 0])
})

test('units and NAVs keep every digit and lose none', () => {
  const read = (text: string, decimals: 3 | 4 = 3) => decimalOf(text, decimals, 'units', 3)
  expect([
    read('12'),
    read('0012.5'),
    read('1,234.567'),
    read('-0.001'),
    read('-0'),
    read('9.1234', 4),
  ]).toEqual(['12.000', '12.500', '1234.567', '-0.001', '0.000', '9.1234'])
  for (const text of ['12.3456', '', 'NA', '1e3'])
    expect(() => read(text)).toThrow(
      `Line 3: units is "${text}"; it must be a number with at most 3 decimals`,
    )
})

const day = (text: string, order: 'dayFirst' | 'monthFirst' = 'dayFirst') =>
  dayOf(text, order, 'settled_at', 4)

test('a day is read in each of its forms, and a moment on the clock of India', () => {
  for (const text of [
    '2026-08-05',
    '2026-08-05 23:59:59',
    '05/08/2026',
    '5-8-2026 10:15:00',
    '05-Aug-2026',
    '05.08.2026',
    '2026-08-04T20:00:00Z',
    '1785868200',
  ])
    expect([text, day(text)]).toEqual([text, '2026-08-05'])
  expect(day('08/05/2026', 'monthFirst')).toBe('2026-08-05')
})

test.each([
  '31/02/2026',
  '2026-13-01',
  '5/8/26',
  'yesterday',
  '=TODAY()',
  '99/99/9999',
  '05-Foo-2026',
  '१/८/२०२६',
])('no day: %s', (text) => {
  expect(() => day(text)).toThrow(`Line 4: settled_at is "${text}"; it must be a date`)
})
