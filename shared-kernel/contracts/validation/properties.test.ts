import fc from 'fast-check'
import { addYears, ageOn } from '../format/public'
import { message } from '@portal/contracts/catalogue'
import { cleanPan } from './pan'
import * as rules from './public'

const today = '2026-08-25'
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('whatever is typed into a PAN field, cleaning leaves the beginning of a PAN, and cleaning it again changes nothing [S5.015]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      const pan = cleanPan(typed)
      expect(cleanPan(pan)).toBe(pan)
      expect('ABCDE1234F'.slice(0, pan.length).replace(/[A-Z]/g, 'A').replace(/\d/g, '0')).toBe(
        pan.replace(/[A-Z]/g, 'A').replace(/\d/g, '0'),
      )
    }),
  )
})

test('a PAN passes by its pattern alone, and an applicant by its 4th letter, too [S5.011] [S5.017]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{5}[0-9]{4}[A-Z]$/), (pan) => {
      expect(rules.validatePan(pan)).toBeUndefined()
      expect(rules.validateApplicantPan(pan)).toBe(pan[3] === 'P' ? undefined : message('E69'))
      expect(rules.validatePan(pan.toLowerCase())).toBeDefined()
      expect(rules.validatePan(`${pan}1`)).toBeDefined()
    }),
  )
})

test('shares that fill a hundred pass, and no other sum does [S5.056]', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(parts, (hundredths) => {
      const total = hundredths.reduce((sum, part) => sum + part, 0)
      const shares = hundredths.map((part) => part / 100)
      expect(rules.validateNomineeShares(shares) === undefined).toBe(total === 10_000)
      const rest = 10_000 - total
      if (rest > 0) expect(rules.validateNomineeShares([...shares, rest / 100])).toBeUndefined()
    }),
  )
})

test('a period passes when its days are in order and not in the future, and only then [S5.057] [S5.058] [S5.059]', () => {
  fc.assert(
    fc.property(day, day, (from, to) => {
      expect(rules.validateDateRange(from, to, today) === undefined).toBe(from < to && to <= today)
      expect(rules.validatePastDate(to, today) === undefined).toBe(to <= today)
    }),
  )
})

test('a birth date passes from the 18th birthday to the 100th year, and only then [S5.020] [S5.021] [S9.006]', () => {
  fc.assert(
    fc.property(day, (birth) => {
      const fits = birth <= today && ageOn(birth, today) >= 18 && birth >= addYears(today, -100)
      expect(rules.validateBirthDate(birth, today) === undefined).toBe(fits)
    }),
  )
})

test('a mobile passes by the rule of its country, whatever the digits [S5.024] [S5.025] [S5.026]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,14}$/), fc.boolean(), (mobile, primary) => {
      const india = mobile.length === 10 && mobile >= '6'
      const abroad = mobile.length >= 8 && mobile.length <= 12
      const passes = (countryCode: string) =>
        rules.validateMobile(mobile, { countryCode, primary }) === undefined
      expect(passes('+91')).toBe(india)
      expect(passes('+971')).toBe(primary ? abroad : india)
    }),
  )
})

test('an IFSC and an account number pass by their patterns', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/),
      fc.stringMatching(/^\d{6,18}$/),
      (ifsc, account) => {
        expect([rules.validateIfsc(ifsc), rules.validateAccountNumber(account)]).toEqual([
          undefined,
          undefined,
        ])
        expect(rules.validateIfsc(`${ifsc.slice(0, 4)}1${ifsc.slice(5)}`)).toBeDefined()
      },
    ),
  )
})

test('a code passes with exactly its digits [S5.038]', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.constantFrom(4, 6), (typed, length) => {
      expect(rules.validateOtp(typed, length) === undefined).toBe(
        new RegExp(`^[0-9]{${length}}$`).test(typed),
      )
    }),
  )
})

test('a file passes up to 5 MB and not a byte more [S5.072]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 6 * 1024 * 1024 }), (size) => {
      const fault = rules.uploadFault({ start: Uint8Array.from('%PDF-', (c) => c.charCodeAt(0)), size })
      expect(fault === undefined).toBe(size > 0 && size <= 5 * 1024 * 1024)
    }),
  )
})

test('a password passes by its length, its kinds of characters and its longest run, and only then [S5.002] [S5.003] [S5.004]', () => {
  const typed = fc.string({ maxLength: 18, unit: fc.constantFrom(...'aaaBB11##c9') })
  fc.assert(
    fc.property(typed, (password) => {
      let run = 0
      let longest = 0
      for (let at = 0; at < password.length; at++) {
        run = password[at] === password[at - 1] ? run + 1 : 1
        longest = Math.max(longest, run)
      }
      const kinds = ['aac', 'BB', '119', '##'].every((kind) =>
        [...kind].some((each) => password.includes(each)),
      )
      const fits = password.length >= 8 && password.length <= 14 && longest <= 3 && kinds
      expect(rules.validatePassword(password) === undefined).toBe(fits)
    }),
    { numRuns: 1000 },
  )
})
