import * as z from 'zod/mini'
import { Pan, AnswerText } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'
import { orderingScopes } from './session-scope'

/** S9.037, S9.038 */
export const ActivityType = z.enum([
  'REGISTRATION',
  'FORGOT_PASSWORD',
  'FORGOT_MPIN',
  'UNLOCK',
  'LOGIN',
  'USER_INFO',
  'QUICK_INVEST',
  'CONTACT',
  'NEW_FOLIO',
  'SERVICE_REQUEST',
  'LUMPSUM',
  'LUMPSUM_OTM',
  'SIP',
  'SIP_OTM',
  'SIP_PAUSE',
  'SIP_CANCEL',
  'SIP_MODIFICATION',
  'SWP',
  'SWP_CANCEL',
  'SWP_MODIFICATION',
  'STP',
  'STP_CANCEL',
  'STP_MODIFICATION',
  'SWITCH',
  'REDEEM',
  'INSTA_REDEEM',
  'CHANGE_DIVIDEND',
  'UNCLAIMED',
  'CANCEL_REDEEM',
  'CANCEL_SWITCH',
  'CANCEL_MANDATE',
  'MODIFY_MANDATE',
])
export type ActivityType = z.infer<typeof ActivityType>

/** A one-time code that is on its way (S3.058). The code sent back is `prefixValue` + the digits typed. */
export const OtpChallenge = z.object({
  prefixValue: AnswerText,
  referenceNumber: AnswerText,
  /** Where it went, masked; null where no such channel is used. */
  maskedMobile: z.nullable(AnswerText),
  maskedEmail: z.nullable(AnswerText),
  attemptsLeft: z.int(),
  resendsLeft: z.int(),
  resendAfterSeconds: z.int(),
  /** What this installation asks for where it is not 4 digits within 20 minutes. */
  digits: z.optional(z.int()),
  minutes: z.optional(z.int()),
  /** Whether a passkey of the investor may be used in place of it. */
  passkey: z.optional(z.boolean()),
})
export type OtpChallenge = z.infer<typeof OtpChallenge>

/** Whom a code of a logged-in investor goes to, and for which folio; no folio yet: an empty number (S3.056). */
export const OtpDetails = z.object({
  investorMobNo: z.string().check(z.maxLength(20)),
  investorEmailId: z.string().check(z.maxLength(254)),
  isInternational: z.boolean(),
  folioNumber: z.string().check(z.maxLength(12)),
})
export type OtpDetails = z.infer<typeof OtpDetails>

export const OtpCode = z.string().check(z.regex(/^[A-Z]{0,6}\d{4,6}$/))

export const otpApi = {
  resend: endpoint({
    summary: 'Sends the code of a running challenge again; never resets the attempts',
    method: 'POST',
    path: 'otp/resend',
    token: 'none',
    envelope: true,
    request: z.object({ activityType: ActivityType, referenceNumber: z.string().check(z.maxLength(64)) }),
    response: OtpChallenge,
  }),
  validate: endpoint({
    summary: 'Checks a code of the logged-in investor; refusal -108 costs one attempt',
    method: 'POST',
    path: 'otp/validate',
    token: 'session',
    envelope: true,
    sessionScopes: orderingScopes,
    request: z.object({
      activityType: ActivityType,
      otp: OtpCode,
      referenceNumber: z.string().check(z.maxLength(64)),
      panNumber: Pan,
      /** The host that the browser has the portal from: a name or an address. */
      portalIp: z.optional(z.string().check(z.maxLength(253))),
    }),
    response: Nothing,
  }),
}
