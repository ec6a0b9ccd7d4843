import { otpLimits, validateDialogEmail, validateEmail, validateMobile, validateOtp } from './public'
import { otpCode } from './otp'

const india = { countryCode: '+91' }
const dubai = { countryCode: '+971' }

test('an Indian mobile has exactly 10 digits, the first 6 to 9 [S5.024] [S5.026] [S9.008]', () => {
  for (const first of '6789') expect(validateMobile(`${first}876543210`, india)).toBeUndefined()
  for (const wrong of ['5876543210', '987654321', '98765432101', '98765a3210', ''])
    expect(validateMobile(wrong, india)).toBe('Please enter valid Mobile No')
})

test('an international primary mobile has 8 to 12 digits [S5.025] [S9.008]', () => {
  expect(validateMobile('501234567', dubai)).toBeUndefined()
  expect(validateMobile('12345678', dubai)).toBeUndefined()
  expect(validateMobile('123456789012', dubai)).toBeUndefined()
  expect(validateMobile('1234567', dubai)).toBe('Please enter valid Mobile No')
  expect(validateMobile('1234567890123', dubai)).toBe('Please enter valid Mobile No')
})

test('a second applicant follows the Indian rule whatever the country code', () => {
  expect(validateMobile('501234567', { ...dubai, primary: false })).toBe('Please enter valid Mobile No')
  expect(validateMobile('9876543210', { ...dubai, primary: false })).toBeUndefined()
})

test('a mobile is required [S5.023]', () => {
  expect(validateMobile(undefined, india)).toBe('Please enter valid Mobile No')
})

test('an e-mail is required and of an e-mail pattern [S5.028]', () => {
  expect(validateEmail('')).toBe('E-mail is required')
  for (const right of ['asha@example.in', 'a.b+c@x.co.in', "o'neil@x.org", 'A@X.IN'])
    expect(validateEmail(right)).toBeUndefined()
  for (const wrong of ['asha', 'asha@', '@x.in', 'a@x', 'a..b@x.in', 'a b@x.in', `${'a'.repeat(250)}@x.in`])
    expect(validateEmail(wrong)).toBe('Please enter valid Email')
})

test('the e-mail of the dialog is required [S5.034]', () => {
  expect(validateDialogEmail('  ')).toBe('E-mail is required')
})

test('the e-mail dialog takes letters and digits with single separators before the @ [S5.035]', () => {
  expect(validateDialogEmail('asha.verma_1-x@example.in')).toBeUndefined()
  for (const wrong of ['asha..v@x.in', '.asha@x.in', 'asha-@x.in', 'asha+1@x.in'])
    expect(validateDialogEmail(wrong)).toBe('Please enter valid Email')
})

test('the e-mail dialog takes a lowercase domain with 2 to 4 letter endings, three at most [S5.036]', () => {
  expect(validateDialogEmail('a@my-bank.co.in')).toBeUndefined()
  expect(validateDialogEmail('a@x.com.co.in')).toBeUndefined()
  for (const wrong of [
    'a@X.in',
    'a@x.i',
    'a@x.museum',
    'a@x.aa.bb.cc.dd',
    'a@x-.in',
    `a@${'x'.repeat(64)}.in`,
  ])
    expect(validateDialogEmail(wrong)).toBe('Please enter valid Email')
})

test('a one-time code is 4 digits, sent with its prefix [S5.041] [S9.010]', () => {
  expect(otpLimits.digits).toBe(4)
  expect(otpLimits.minutes).toBe(20)
  expect(validateOtp('1234')).toBeUndefined()
  for (const wrong of ['', '123', '12345', '12a4', '١٢٣٤'])
    expect(validateOtp(wrong)).toBe('Enter the 4 digits of the code')
  expect(validateOtp('123456', 6)).toBeUndefined()
  expect(otpCode('ABC', '0123')).toBe('ABC0123')
})

test('the limits of one-time codes are those of the specification [S9.011] [S9.012]', () => {
  expect(otpLimits).toMatchObject({ attempts: 5, resends: 4, resendAfterSeconds: 60, voiceAfterSeconds: 10 })
})
