import fc from 'fast-check'
import { digitsOnly, validateApplicantPan, validatePan } from './public'
import { cleanPan } from './pan'

test('a PAN is five capital letters, four digits, one capital letter [S5.011]', () => {
  expect(validatePan('ABCDE1234F')).toBeUndefined()
  for (const wrong of ['abcde1234f', 'ABCD11234F', 'ABCDE123FF', 'ABCDE12345', 'ＡBCDE1234F'])
    expect(validatePan(wrong)).toMatch(/^Please enter valid PAN details/)
})

test('says what is wrong with a PAN: missing, length or order', () => {
  expect(validatePan('')).toBe('PAN is required')
  expect(validatePan(undefined)).toBe('PAN is required')
  expect(validatePan('ABCDE12')).toContain('this one has 7')
  expect(validatePan('1234567890')).toContain('5 letters, 4 digits, 1 letter')
})

test('an applicant PAN is required and has 10 characters [S5.014] [S9.007]', () => {
  expect(validateApplicantPan('')).toBe('PAN is required')
  expect(validateApplicantPan('ABCPE1234')).toBe('Please enter valid PAN details')
  expect(validateApplicantPan('ABCPE1234FF')).toBe('Please enter valid PAN details')
})

test('an applicant PAN is 3 letters, P, 1 letter, 4 digits, 1 letter [S5.016] [S5.017] [S8.010]', () => {
  expect(validateApplicantPan('ABCPE1234F')).toBeUndefined()
  expect(validateApplicantPan('ABCPE12F4F')).toBe('Please enter valid PAN details')
  expect(validateApplicantPan('ABCHE1234F')).toMatch(/4th letter of this PAN is not P/)
})

test('what is typed into a PAN field becomes capitals, letters and digits in their places [S5.015]', () => {
  expect(cleanPan(' abcpe-1234 f ')).toBe('ABCPE1234F')
  expect(cleanPan('1A2BCDEF12G34H')).toBe('ABCDE1234H')
  fc.assert(
    fc.property(fc.string(), (text) =>
      expect(cleanPan(text)).toMatch(/^(?:[A-Z]{0,5}|[A-Z]{5}\d{0,4}[A-Z]?)$/),
    ),
  )
  fc.assert(fc.property(fc.string(), (text) => expect(cleanPan(cleanPan(text))).toBe(cleanPan(text))))
})

test('a numeric input strips what is no digit and keeps at most 15 [S5.012] [S5.013]', () => {
  expect(digitsOnly('98a7-6 5')).toBe('98765')
  expect(digitsOnly('12345678901234567890')).toBe('123456789012345')
  expect(digitsOnly('12345', 4)).toBe('1234')
})
