import {
  personLimits,
  validateBirthDate,
  plainName,
  validateName,
  validateNomineeShares,
  validateRequired,
  validateResidency,
  validateTaxStatus,
} from './public'

const today = '2026-08-25'

test('a name has 2 to 64 letters, spaces and apostrophes [S5.030] [S9.009]', () => {
  for (const right of ['Al', "Mary O'Neil", "'Asha", "Asha'", 'a'.repeat(64)])
    expect(validateName(right)).toBeUndefined()
  for (const wrong of ['A', 'a'.repeat(65), 'Asha1', 'A.K. Verma', "''", "' '", 'आशा'])
    expect(validateName(wrong)).toBe('Please enter valid Name')
  expect(validateName(' ')).toBe('Name is required')
})

test('an apostrophe of a phone’s keyboard is one, and a typographic hyphen a hyphen [S5.030]', () => {
  for (const typed of ['Mary O’Neil', 'Mary OʼNeil', 'Mary O＇Neil', '‘Asha'])
    expect(validateName(typed)).toBeUndefined()
  expect(plainName('Anne‐Marie O’Neil')).toBe("Anne-Marie O'Neil")
  expect(plainName('Anne‑Marie')).toBe('Anne-Marie')
  // Where a hyphen is refused, a typographic one is too.
  expect(validateName('Anne‐Marie')).toBe('Please enter valid Name')
})

test('a date of birth is required [S5.019]', () => {
  expect(validateBirthDate('', today)).toBe('Date of birth is required')
  expect(validateBirthDate('1980-02-30', today)).toBe('Please enter valid Date of birth')
})

test('an applicant is 18 on the day, and not a day younger [S5.020] [S5.055] [S8.005] [S9.006]', () => {
  expect(validateBirthDate('2008-08-25', today)).toBeUndefined()
  expect(validateBirthDate('2008-08-26', today)).toMatch(/18 years or older/)
})

test('a date of birth lies within the last 100 years up to today [S5.021] [S9.006]', () => {
  expect(validateBirthDate('1926-08-25', today)).toBeUndefined()
  expect(validateBirthDate('1926-08-24', today)).toBe('Date of birth must be within the last 100 years')
  expect(validateBirthDate('2026-08-26', today)).toBe('Date of birth cannot be later than today')
})

test('the date picker of a date of birth starts at 1 June 1980 [S5.022]', () => {
  expect(personLimits.pickerStart).toBe('1980-06-01')
})

test('only Resident Indian and NRI PANs are accepted, a Person Of Indian Origin as NRI [S5.066] [S8.011]', () => {
  for (const status of ['Resident Indian', 'Non-Resident Indian', 'Person Of Indian Origin'])
    expect(validateResidency(status)).toBeUndefined()
  expect(validateResidency('Foreign National')).toMatch(/Resident Indian or NRI/)
})

test('only Individual or HUF tax status is accepted, or Individual only [S5.065]', () => {
  expect([validateTaxStatus('Individual'), validateTaxStatus('HUF')]).toEqual([undefined, undefined])
  expect(validateTaxStatus('Company')).toMatch(/Individual or HUF/)
  expect(validateTaxStatus('HUF', { individualOnly: true })).toMatch(/Individual tax status/)
})

test('nominee shares total 100 [S5.056]', () => {
  expect(validateNomineeShares([60, 40])).toBeUndefined()
  expect(validateNomineeShares([33.33, 33.33, 33.34])).toBeUndefined()
  expect(validateNomineeShares([60, 39.99])).toBe('Nominee shares must total 100%. Yours total 99.99%.')
  expect(validateNomineeShares([100, 0])).toMatch(/above 0/)
  expect(validateNomineeShares([33.333, 66.667])).toMatch(/two decimals/)
  expect(validateNomineeShares([])).toMatch(/Add a nominee/)
})

test('a required field names itself', () => {
  expect(validateRequired('  ', 'Bank')).toBe('Bank is required')
  expect(validateRequired(0, 'Share')).toBeUndefined()
})
