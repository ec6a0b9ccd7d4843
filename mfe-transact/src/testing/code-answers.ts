import { ok } from '@portal/testing'

/** A one-time code is sent, and whatever is typed is right. */
export const codeAnswers = {
  'otp/generate': ok({
    prefixValue: 'QX7',
    referenceNumber: 'reference-1',
    maskedMobile: 'XXXXXX3210',
    maskedEmail: null,
    attemptsLeft: 5,
    resendsLeft: 4,
    resendAfterSeconds: 60,
  }),
  'otp/validate': ok({}),
}
