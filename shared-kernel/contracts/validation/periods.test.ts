import {
  minSipMonths,
  validateDateRange,
  validateMandateEnd,
  validateMandateLimit,
  validatePastDate,
  validateSipDay,
  validateSipLength,
  validateSipPeriod,
  validateSmartSipAge,
} from './public'

const today = '2026-08-25'

test('the end date of a period must be a real day [S5.057]', () => {
  expect(validateDateRange('2026-01-01', '2026-02-30', today)).toBe('Enter a valid end date')
  expect(validateDateRange('', '2026-02-01', today)).toBe('Enter a valid from date')
})

test('the from date lies before the to date [S5.058]', () => {
  expect(validateDateRange('2026-08-01', '2026-08-01', today)).toBe('From date must be before the to date')
  expect(validateDateRange('2026-08-01', '2026-08-02', today)).toBeUndefined()
})

test('a date cannot be later than today [S5.059]', () => {
  expect(validatePastDate('2026-08-26', today)).toBe('Date cannot be later than today')
  expect(validatePastDate(today, today)).toBeUndefined()
  expect(validateDateRange('2026-08-01', '2026-08-26', today)).toBe('Date cannot be later than today')
})

test('a SIP runs for 6 months, for 12 when quarterly or slower or smart [S5.060] [S9.016]', () => {
  expect((['Daily', 'Monthly'] as const).map((each) => minSipMonths(each))).toEqual([6, 6])
  const slow = ['Quarterly', 'Half Yearly', 'Yearly'] as const
  expect(slow.map((each) => minSipMonths(each))).toEqual([12, 12, 12])
  expect(minSipMonths('Monthly', true)).toBe(12)
  const sip = { start: '2026-09-01', end: '2027-03-01', frequency: 'Monthly' as const }
  expect(validateSipPeriod(sip, today)).toBeUndefined()
  expect(validateSipPeriod({ ...sip, end: '2027-02-28' }, today)).toMatch(/at least 6 months/)
  expect(validateSipPeriod({ ...sip, smart: true }, today)).toMatch(/at least 12 months/)
})

test('a SIP ends in the future [S5.061]', () => {
  const sip = { start: '2025-01-01', end: today, frequency: 'Monthly' as const }
  expect(validateSipPeriod(sip, today)).toBe('The SIP end date must be in the future')
  expect(validateSipPeriod({ ...sip, start: 'soon' }, today)).toBe('Enter a valid start date')
  expect(validateSipPeriod({ ...sip, end: '2026-11-31' }, today)).toBe('Enter a valid end date')
})

test('a SIP is due on one of seven days of the month [S9.018]', () => {
  expect([1, 5, 7, 10, 15, 20, 25].map(validateSipDay)).toEqual(Array(7).fill(undefined))
  expect(validateSipDay(2)).toBe('Choose one of the days 1, 5, 7, 10, 15, 20, 25')
})

test('smart SIP insurance takes ages 18 to 51, both included [S5.062] [S9.017]', () => {
  expect(validateSmartSipAge('2008-08-25', today)).toBeUndefined()
  expect(validateSmartSipAge('2008-08-26', today)).toMatch(/18 to 51/)
  expect(validateSmartSipAge('1974-08-26', today)).toBeUndefined()
  expect(validateSmartSipAge('1974-08-25', today)).toMatch(/18 to 51/)
  expect(validateSmartSipAge('1974-02-30', today)).toBe('Please enter valid Date of birth')
})

const mandate = {
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  limit: 1_00_000_00,
  validTill: '2031-03-25',
}
const sip = (until: Parameters<typeof validateSipLength>[0]['until']) => ({
  amount: 5_000_00,
  sipFrequency: 'Monthly' as const,
  sipStartDate: '2026-09-10',
  until,
  payFirstNow: false,
  closedDays: [],
})

test('the length of a SIP is judged by when it ends, whichever way that is said [S5.060] [S9.016]', () => {
  expect(validateSipLength(sip({ sipPeriod: 'Till Canceled' }), today)).toBeUndefined()
  expect(validateSipLength(sip({ sipPeriod: 'No. of Months', months: 5 }), today)).toMatch(
    /at least 6 months/,
  )
  expect(validateSipLength(sip({ sipPeriod: 'No. of Installments', installments: 6 }), today)).toBeUndefined()
})

test('a mandate bounds the amount and the end of the SIP that it pays [S5.073] [S8.033] [S8.034]', () => {
  expect(validateMandateLimit(mandate, 1_00_000_00)).toBeUndefined()
  expect(validateMandateLimit(mandate, 1_00_001_00)).toBe(
    'Your mandate on Parijat Bank ••4417 allows up to ₹1,00,000 a debit. Invest ₹1,00,000 or less, or choose another mandate.',
  )
  expect(validateMandateEnd(mandate, sip({ sipPeriod: 'Till Canceled' }))).toBeUndefined()
  expect(validateMandateEnd(mandate, sip({ sipPeriod: 'No. of Months', months: 120 }))).toMatch(
    /expires on 25 Mar 2031, before your SIP ends/,
  )
  const soon = { ...mandate, validTill: '2027-03-09' }
  expect(validateMandateEnd(soon, sip({ sipPeriod: 'Till Canceled' }))).toMatch(/before your SIP ends/)
})
