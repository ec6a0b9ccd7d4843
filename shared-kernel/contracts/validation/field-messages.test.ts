import * as rules from './public'

test('the field messages of section 5 are used word for word [S8.071]', () => {
  const { validateApplicantPan, validateEmail, validateMobile, validateName, validatePassword } = rules
  expect(validateApplicantPan('x')).toBe('Please enter valid PAN details')
  expect(validateEmail('x')).toBe('Please enter valid Email')
  expect(validateMobile('x', { countryCode: '+91' })).toBe('Please enter valid Mobile No')
  expect(validateName('1')).toBe('Please enter valid Name')
  expect(validatePassword('')).toBe('New Password is required')
  expect(validatePassword('x')).toBe('Password should be between 8 to 14 characters')
  expect(validatePassword('abcdefgh')).toBe('Please enter valid password')
  expect(validatePassword('Abc#1111')).toBe('Same character cannot be repeated together more than 3 times')
  expect(validatePassword('Abc#1234', { name: 'Abc#1234' })).toBe(
    'Password cannot be same as User ID, PAN, mobile, Email.',
  )
  expect(validatePassword('Abc#1234', { current: 'Abc#1234' })).toBe(
    'New password should not be same as old password',
  )
  expect(rules.validateCurrentPassword('')).toBe('Current password is required')
  expect(rules.validateConfirmPassword('x', 'y')).toBe('Confirm password must be at least 8 characters long')
  expect(rules.validateConfirmPassword('Abc#1234', 'Abc#1235')).toBe('Confirm password is not matching')
})
