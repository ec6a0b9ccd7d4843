import { sharedData } from '@portal/testing/shared-data'
import { validateAccountNumber, validateIfsc } from './public'

test('an IFSC has 4 letters, a zero, and 6 letters or digits', () => {
  expect(validateIfsc('HDFC0002854')).toBeUndefined()
  expect(validateIfsc('')).toBe('IFSC is required')
  for (const wrong of [
    'hdfc0002854',
    'HDFC1002854',
    'HDFCO002854',
    'HDFC000285',
    'HDFC00028544',
    'HDFC0002 54',
  ])
    expect(validateIfsc(wrong)).toMatch(/^Enter a valid IFSC/)
})

test('every real IFSC of the public vectors passes', () => {
  const groups = sharedData('ifsc/validator_asserts.json') as Record<string, Record<string, boolean>>
  const real = Object.values(groups).flatMap((group) => Object.keys(group).filter((code) => group[code]))
  for (const code of real) expect(validateIfsc(code)).toBeUndefined()
  expect(real.length).toBeGreaterThan(50)
})

test('an account number has 6 to 18 digits', () => {
  expect(validateAccountNumber('123456')).toBeUndefined()
  expect(validateAccountNumber('')).toBe('Account number is required')
  for (const wrong of ['12345', '1234567890123456789', '12345a'])
    expect(validateAccountNumber(wrong)).toBeDefined()
})
