import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { PanCard, Session } from './auth'
import { Instant, Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { OtpChallenge, OtpCode } from './otp'
import { Proof } from '../folio-opening/proof'
import { typedContact } from './typed-contact'

/** A code that is on its way, and what ties it to the step that asked for it. */
export const CodeChallenge = z.object({ uniqueID: AnswerText, challenge: OtpChallenge })
export type CodeChallenge = z.infer<typeof CodeChallenge>

/** The code of a first step, typed in. */
export const TypedCode = z.object({
  uniqueID: z.string().check(z.maxLength(64)),
  referenceNumber: z.string().check(z.maxLength(64)),
  otp: OtpCode,
})
export type TypedCode = z.infer<typeof TypedCode>

const DeviceWord = z.string().check(z.maxLength(limits.text.name))

/** Ways in beside the password, and what is asked around them (S7.020 to S7.030). */
export const authMethodsApi = {
  generateOtp: endpoint({
    summary: 'Sends a code to log in with; the answer is the same whether the PAN is known or not',
    method: 'POST',
    path: 'auth/generateOtp',
    token: 'none',
    envelope: true,
    request: z.object({ userId: Pan, proof: Proof }),
    response: CodeChallenge,
  }),
  quickInvest: endpoint({
    summary: 'Sends a code to invest with, without a log-in; the same answer for every PAN',
    method: 'POST',
    path: 'auth/generateOtp/quickInvest',
    token: 'none',
    envelope: true,
    request: typedContact({ userId: Pan, proof: Proof }),
    response: CodeChallenge,
  }),
  verifyLoginOtp: endpoint({
    summary: 'Trades the code of a log-in or of quick invest for a session; refusal -108 costs one attempt',
    method: 'POST',
    path: 'auth/investor/verifyLoginOtp',
    token: 'none',
    envelope: true,
    /** The card as of `verifyOtp`. */
    request: z.extend(TypedCode, { card: z.optional(PanCard) }),
    response: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('loggedIn'), session: Session }),
      /** This session buys, and does nothing else. */
      z.object({ outcome: z.literal('quickInvest'), session: Session }),
      z.object({ outcome: z.literal('temporaryPassword'), setPasswordToken: AnswerText }),
      /** Quick invest of a PAN whose KYC keeps it from investing: this token is for the KYC and nothing else (S7.034). */
      z.object({ outcome: z.literal('kycNeeded'), reason: AnswerText, kycToken: AnswerText }),
    ]),
  }),
  validateUserName: endpoint({
    summary: 'Whether a PAN may be a user ID, by the tax status that it states; says nothing of who has it',
    method: 'POST',
    path: 'auth/validate/userName',
    token: 'none',
    envelope: true,
    request: z.object({ userName: Pan }),
    response: z.object({ valid: z.literal(true) }),
  }),
  validateMobile: endpoint({
    summary: 'Whether a number can be a mobile of its country; says nothing of who has it',
    method: 'POST',
    path: 'auth/validateMobile',
    token: 'none',
    envelope: true,
    request: z.object({
      mobile: z.string().check(z.maxLength(20)),
      countryCode: z.string().check(z.regex(/^\+\d{1,3}$/)),
    }),
    response: z.object({ valid: z.literal(true) }),
  }),
  getUserId: endpoint({
    summary:
      'Asks the owner of a PAN for a code, to tell what their user ID is; the same answer for every PAN',
    method: 'POST',
    path: 'auth/getUserId',
    token: 'none',
    envelope: true,
    request: z.object({ panNumber: Pan, proof: Proof }),
    response: CodeChallenge,
  }),
  getUserInfo: endpoint({
    summary: 'The user ID of the PAN whose code is confirmed, and what keeps it from a log-in',
    method: 'POST',
    path: 'auth/getUserInfo',
    token: 'none',
    envelope: true,
    request: TypedCode,
    response: z.object({
      userId: Pan,
      name: AnswerText,
      registered: z.boolean(),
      locked: z.boolean(),
      /** Where one-time codes go, masked; null where they do not go. */
      maskedMobile: z.nullable(AnswerText),
      maskedEmail: z.nullable(AnswerText),
    }),
  }),
  saveLoginDetails: endpoint({
    summary: 'Keeps the name of the device with the session, and answers when the log-in before it was',
    method: 'POST',
    path: 'auth/saveLoginDetails',
    token: 'session',
    envelope: true,
    request: z.object({ userId: Pan, browser: DeviceWord, deviceOS: DeviceWord }),
    response: z.object({
      lastLogInAt: z.nullable(Instant),
      /** Whether that was on this device. */
      lastLogInHere: z.boolean(),
      /** Passkeys that there are. */
      passkeys: z.int(),
    }),
  }),
  getToken: endpoint({
    summary: 'Work for a browser after too many failures; the solved token is the proof that a call asks for',
    method: 'POST',
    path: 'auth/getToken',
    token: 'none',
    envelope: true,
    request: z.object({ portalIp: z.string().check(z.minLength(1), z.maxLength(253)) }),
    response: z.object({ token: AnswerText, bits: z.int() }),
  }),
}
