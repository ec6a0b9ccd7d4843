import fc from 'fast-check'
import { formatNav, formatUnits, freeUnits } from './public'

test('writes units with three decimals and a NAV with four [S9.059]', () => {
  expect(['2846.317', '12.5', '7', '-1234567.000'].map(formatUnits)).toEqual([
    '2,846.317',
    '12.500',
    '7.000',
    '−12,34,567.000',
  ])
  expect(formatNav('98.4215')).toBe('₹98.4215')
  expect(formatNav('1098.4')).toBe('₹1,098.4000')
})

test('leaves what is no number as it is', () => {
  expect(['', 'n/a', '1.', '.5', '1e9'].map(formatUnits)).toEqual(['', 'n/a', '1.', '.5', '1e9'])
})

test('free units are the balance less hold and lien, or the employee free units above zero [S3.012]', () => {
  const held = { unitBalance: '100.250', holdUnits: '0.125', lienUnits: '10.000' }
  expect(freeUnits(held)).toBe('90.125')
  expect(freeUnits({ ...held, empFreeUnits: '0.000' })).toBe('90.125')
  expect(freeUnits({ ...held, empFreeUnits: '42.500' })).toBe('42.500')
  expect(freeUnits({ ...held, lienUnits: '100.250' })).toBe('-0.125')
})

test('free, held and lien units add up to the balance, to the last thousandth [S3.012]', () => {
  const thousandths = fc.bigInt({ min: 0n, max: 10n ** 14n })
  const text = (value: bigint): string => {
    const digits = value.toString().padStart(4, '0')
    return `${digits.slice(0, -3)}.${digits.slice(-3)}`
  }
  fc.assert(
    fc.property(thousandths, thousandths, thousandths, (free, hold, lien) => {
      const balance = { unitBalance: text(free + hold + lien), holdUnits: text(hold), lienUnits: text(lien) }
      expect(freeUnits(balance)).toBe(text(free))
    }),
  )
})

test('a number of very many digits is grouped in a moment', () => {
  const began = performance.now()
  const text = formatUnits(`${'1'.repeat(200_000)}.000`)
  expect(performance.now() - began).toBeLessThan(1000)
  expect(text).toHaveLength(200_000 + 99_999 + 4)
  expect(text.slice(-12)).toBe('1,11,111.000')
})
