import fc from 'fast-check'
import {
  formatAxisRupees,
  formatCrore,
  formatRupees,
  formatRupeesRounded,
  formatSignedRupees,
  groupIndian,
} from './public'
import { splitRupees } from './rupees'

test.each([
  [0, '₹0.00'],
  [5, '₹0.05'],
  [100, '₹1.00'],
  [25_000_00, '₹25,000.00'],
  [9_05_195_79, '₹9,05,195.79'],
  [-125, '−₹1.25'],
])('writes %d paise with the rupee sign and Indian grouping as %s [S9.059]', (paise, text) => {
  expect(formatRupees(paise)).toBe(text)
})

test('writes an amount of 15 digits of rupees, exactly [S9.060]', () => {
  expect(formatRupees(99_999_999_999_999_999n)).toBe('₹99,99,99,99,99,99,999.99')
  expect(groupIndian('123456789012345')).toBe('12,34,56,78,90,12,345')
})

test('keeps at most 15 digits of what is typed and nothing but digits [S5.013]', () => {
  expect(groupIndian('₹ 9,05,196')).toBe('9,05,196')
  expect(groupIndian('1234567890123456789')).toBe('12,34,56,78,90,12,345')
})

test.each([
  [9_05_195_50, '₹9,05,196'],
  [9_05_195_49, '₹9,05,195'],
  [-50, '−₹1'],
  [-49, '₹0'],
])('rounds %d paise to %s, half away from zero', (paise, text) => {
  expect(formatRupeesRounded(paise)).toBe(text)
})

test('signs a gain and a loss, but not nothing', () => {
  expect([1_90_196_00, -2_848_00, 0, 20].map(formatSignedRupees)).toEqual([
    '+₹1,90,196',
    '−₹2,848',
    '₹0',
    '₹0',
  ])
})

test('splits the main figure of a page', () => {
  expect(splitRupees(9_05_195_79)).toEqual({ rupees: '₹9,05,195', paise: '.79' })
})

test.each([
  [7_50_000_00, '₹7.5 L'],
  [2_00_00_000_00, '₹2 Cr'],
  [12_500_00, '₹12.5 K'],
  [500_00, '₹500'],
  [0, '₹0'],
  [-7_50_000_00, '−₹7.5 L'],
])('shortens %d paise on an axis to %s', (paise, text) => {
  expect(formatAxisRupees(paise)).toBe(text)
})

test('writes a fund size in crore', () => {
  expect(formatCrore(4812)).toBe('₹4,812 crore')
})

test('loses no digit of any amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), (paise) => {
      const text = formatRupees(paise)
      expect(BigInt(text.replace('−', '-').replace(/[₹,.]/g, ''))).toBe(paise)
      expect(text).toMatch(/^−?₹\d{1,3}(?:,\d{3})?\.\d\d$|^−?₹\d{1,2}(?:,\d\d)*,\d{3}\.\d\d$/)
      const { rupees, paise: rest } = splitRupees(paise)
      expect(rupees + rest).toBe(text)
    }),
  )
})

test('refuses a fraction of a paisa', () => {
  expect(() => formatRupees(1.5)).toThrow(RangeError)
  expect(() => formatRupees(Number.NaN)).toThrow(RangeError)
})
