import fc from 'fast-check'
import { authApi } from '../identity/auth'
import { BusinessDate, Email, Instant } from '../wire/common'
import { parseDate } from '../format/inner'
import { validateBirthDate, validateEmail, validateMobile, validatePastDate } from './public'

const takes = (shape: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  shape.safeParse(value).success

/** Text in the shape of a date, most of which is no day. */
const dateLike = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
  .map(([year, month, day]) => [String(year).padStart(4, '0'), month, day])
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const daysOf = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The calendar counted out by hand, so that the rule is not checked against itself. */
function isDay(text: string): boolean {
  const [year = 0, month = 0, of = 0] = text.split('-').map(Number)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const last = month === 2 && leap ? 29 : (daysOf[month - 1] ?? 0)
  return year >= 1900 && year <= 2199 && of >= 1 && of <= last
}

test('a business date is a day of the calendar from 1900 to 2199, and every such day is one [S9.058]', () => {
  for (const wrong of ['2026-02-31', '9999-99-99', '2026-13-01', '0000-01-01', '2026-2-1', '2026-02-29', ''])
    expect([wrong, takes(BusinessDate, wrong)]).toEqual([wrong, false])
  fc.assert(fc.property(day, (date) => takes(BusinessDate, date)))
  fc.assert(fc.property(dateLike, (text) => takes(BusinessDate, text) === isDay(text)))
  fc.assert(fc.property(fc.string(), (text) => takes(BusinessDate, text) === (parseDate(text) !== undefined)))
})

test('whatever date a form takes, the contract takes, and what the contract refuses no form takes', () => {
  fc.assert(
    fc.property(fc.oneof(day, dateLike), (text) => {
      const taken =
        validatePastDate(text, '2199-12-31') === undefined ||
        validateBirthDate(text, '2026-08-25') === undefined
      if (taken) expect(takes(BusinessDate, text)).toBe(true)
    }),
  )
})

test('a moment lies on a day of the calendar, at a time of the clock', () => {
  expect(takes(Instant, '2026-08-25T09:30:00.000Z')).toBe(true)
  for (const wrong of ['2026-02-31T09:30:00Z', '2026-08-25T24:61:00Z', '9999-99-99T99:99:99Z'])
    expect([wrong, takes(Instant, wrong)]).toEqual([wrong, false])
})

const labels = (length: number) => 'l'.repeat(length)
const anyEmail = fc.oneof(
  fc.emailAddress(),
  fc.string(),
  fc
    .tuple(
      fc.stringMatching(/^[a-z.'_-]{1,70}$/),
      fc.stringMatching(/^[a-z0-9-]{1,70}$/),
      fc.stringMatching(/^[a-z]{1,4}$/),
    )
    .map(([local, label, end]) => `${local}@${label}.${end}`),
)

test('form and contract take the same e-mails [S5.028]', () => {
  const right = ['a@x.in', `${'a'.repeat(64)}@x.in`, `a@${labels(63)}.in`, 'a@x-y.co.in', "o'neil@x.org"]
  const wrong = ['a@x-.in', 'a@-x.in', `${'a'.repeat(65)}@x.in`, `a@${labels(64)}.in`, `a@x.${labels(64)}`]
  for (const email of right) expect([email, validateEmail(email)]).toEqual([email, undefined])
  for (const email of wrong)
    expect([email, validateEmail(email)]).toEqual([email, 'Please enter valid Email'])
  fc.assert(fc.property(anyEmail, (email) => takes(Email, email) === (validateEmail(email) === undefined)))
})

test('form and contract of a registration take the same mobiles [S5.024] [S5.025] [S9.008]', () => {
  const registration = (countryCode: string, mobile: string) => ({
    pan: 'ABCPD1234E',
    email: 'a@x.in',
    mobile,
    countryCode,
    isInternational: countryCode !== '+91',
  })
  expect(takes(authApi.register.request, registration('+91', '12345678'))).toBe(false)
  fc.assert(
    fc.property(
      fc.constantFrom('+91', '+971', '+1'),
      fc.stringMatching(/^\d{7,13}$/),
      (countryCode, mobile) => {
        const form = validateMobile(mobile, { countryCode }) === undefined
        expect(takes(authApi.register.request, registration(countryCode, mobile))).toBe(form)
      },
    ),
  )
})
