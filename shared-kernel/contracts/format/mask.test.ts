import fc from 'fast-check'
import { maskAccount, maskEmail, maskFolio, maskName, maskPan, maskPhone, shortNumber } from './public'

test('masks positions 3 to 8 of a PAN [S5.049]', () => {
  expect(maskPan('ABCDE1234F')).toBe('ABXXXXXX4F')
  expect(maskPan('ZZZPV1001A')).toBe('ZZXXXXXX1A')
})

test('hides the first two characters of the local part of an e-mail [S5.050]', () => {
  expect(maskEmail('abcd@x.in')).toBe('XXcd@x.in')
  expect(maskEmail('ab@x.in')).toBe('XX@x.in')
  expect(maskEmail('a@x.in')).toBe('X@x.in')
})

test('shows only the last four digits of an account number [S5.051]', () => {
  expect(maskAccount('50100012344417')).toBe('XXXXXXXXXX4417')
  expect(maskAccount('4417')).toBe('XXXX4417')
  expect(shortNumber('50100012344417')).toBe('••4417')
})

test('shows only the last four digits of a folio number [S5.052]', () => {
  expect(maskFolio('12344821')).toBe('XXXX4821')
})

test('shows only the last four digits of a phone number [S5.053]', () => {
  expect(maskPhone('9876543210')).toBe('XXXXXX3210')
})

test('masks a full name and writes dots as spaces [S5.054]', () => {
  expect(maskName('Asha', null, 'Verma')).toBe('AXXX VXXXX')
  expect(maskName('A.K. Verma')).toBe('A K VXXXX')
  expect(maskName('')).toBe('')
})

test('never shows what a mask hides, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 5, maxLength: 40 }), (text) => {
      const letters = Array.from(text.trim())
      const masked = Array.from(maskAccount(text))
      expect(masked.slice(0, -4).every((letter) => letter === 'X')).toBe(true)
      expect(masked.length).toBe(letters.length > 4 || !letters.length ? letters.length : letters.length + 4)
    }),
  )
})
