import { passwordRules, validateConfirmPassword, validatePassword, type PasswordContext } from './public'
import { validateCurrentPassword } from './password'

const asha: PasswordContext = {
  userId: 'ZZZPV1001A',
  pan: 'ZZZPV1001A',
  mobile: '9876543210',
  email: 'Asha@1.in',
  name: 'Asha Verma#1',
}

test('a new password is required [S5.001]', () => {
  expect(validatePassword('')).toBe('New Password is required')
  expect(validatePassword(undefined)).toBe('New Password is required')
})

test('a password has 8 to 14 characters [S5.002] [S9.003]', () => {
  const text = 'Password should be between 8 to 14 characters'
  expect(validatePassword('Abc#123')).toBe(text)
  expect(validatePassword('Abc#1234')).toBeUndefined()
  expect(validatePassword('Abcdefghi#1234')).toBeUndefined()
  expect(validatePassword('Abcdefghij#1234')).toBe(text)
})

test('a password has a special character, a capital, a small letter and a digit [S5.003]', () => {
  for (const wrong of ['abcd#1234', 'ABCD#1234', 'Abcde#fgh', 'Abcde1234', 'Abcd 1234'])
    expect(validatePassword(wrong)).toBe('Please enter valid password')
})

test('three of a kind in a row pass, four do not [S5.004] [S9.004]', () => {
  expect(validatePassword('Aaa111###b')).toBeUndefined()
  expect(validatePassword('Abc#1111')).toBe('Same character cannot be repeated together more than 3 times')
})

test('a password equals neither user id, PAN, mobile, e-mail nor name [S5.005]', () => {
  const text = 'Password cannot be same as User ID, PAN, mobile, Email.'
  expect(validatePassword('Asha@1.in', asha)).toBe(text)
  expect(validatePassword('aSHA@1.in', asha)).toBe(text)
  expect(validatePassword('Asha Verma#1', asha)).toBe(text)
  const ok = (password: string): boolean | undefined =>
    passwordRules(password, asha).find(({ id }) => id === 'identity')?.ok
  expect([ok('ZZZPV1001A'), ok('9876543210'), ok('Sandbox#2026')]).toEqual([false, false, true])
})

test('a new password differs from the current one [S5.006]', () => {
  expect(validatePassword('Sandbox#2026', { current: 'Sandbox#2026' })).toBe(
    'New password should not be same as old password',
  )
  expect(validatePassword('Sandbox#2027', { current: 'Sandbox#2026' })).toBeUndefined()
})

test('the current password is required [S5.007]', () => {
  expect(validateCurrentPassword('')).toBe('Current password is required')
  expect(validateCurrentPassword('x')).toBeUndefined()
})

test('the confirm password has 8 characters and matches [S5.008] [S5.009]', () => {
  expect(validateConfirmPassword('Sandb', 'Sandbox#2026')).toBe(
    'Confirm password must be at least 8 characters long',
  )
  expect(validateConfirmPassword(undefined, undefined)).toBe(
    'Confirm password must be at least 8 characters long',
  )
  expect(validateConfirmPassword('Sandbox#2027', 'Sandbox#2026')).toBe('Confirm password is not matching')
  expect(validateConfirmPassword('Sandbox#2026', 'Sandbox#2026')).toBeUndefined()
})

test('every rule is listed with its state, and the current one only where it applies', () => {
  expect(passwordRules('').map(({ id, ok }) => [id, ok])).toEqual([
    ['length', false],
    ['characters', false],
    ['repeats', true],
    ['identity', false],
  ])
  expect(passwordRules('Sandbox#2026', { ...asha, current: 'Old#20201' }).every(({ ok }) => ok)).toBe(true)
})
