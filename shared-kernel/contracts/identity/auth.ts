import { type ChosenLanguage, languages } from '@portal/contracts/words'
import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { Pan, AnswerText } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'
import { ScopeKind } from './session-scope'
import { OtpChallenge, OtpCode } from './otp'
import { KycStatus } from '../kyc/kyc-status'
import { Proof } from '../folio-opening/proof'
import { typedContact } from './typed-contact'

/** S3.007, S3.008 in one: what the portal knows of the investor who is logged in. */
const ownLanguage = z.enum(Object.keys(languages) as [ChosenLanguage, ...ChosenLanguage[]])

export const Investor = z.object({
  pan: Pan,
  /** The PAN; absent in what was stored before it was told. */
  userId: z.optional(Pan),
  name: AnswerText,
  emailId: AnswerText,
  mobileNum: AnswerText,
  countryCode: AnswerText,
  isInternational: z.boolean(),
  branchCode: z.nullable(AnswerText),
  /** Null in a session that a code without a log-in opened, too. */
  investorDOB: z.nullable(AnswerText),
  /** The name of the investor's picture, for the image call; without one the name stands in the header (S2.080). */
  image: z.optional(z.nullable(AnswerText)),
  newInvestor: z.boolean(),
  /** Whether there is a log-in; quick invest goes without. */
  registered: z.optional(z.boolean()),
  hasInvestments: z.boolean(),
  defaultCommunication: z.boolean(),
  kycStatus: KycStatus,
  /** What the investor reads and is written in; absent in what was stored before there was a choice. */
  language: z.optional(ownLanguage),
})
export type Investor = z.infer<typeof Investor>

export const Session = z.object({
  sessionToken: AnswerText,
  refreshToken: AnswerText,
  expiresInSeconds: z.int(),
  investor: Investor,
})
export type Session = z.infer<typeof Session>

export const Password = z.string().check(z.minLength(1), z.maxLength(limits.text.typedPassword))
const Token = z.string().check(z.maxLength(4096))
const Short = z.string().check(z.maxLength(limits.text.name))

/**
 * What somebody new types of the own PAN card, where the PAN service tells no names: the server asks for it by refusal -544
 * and compares it with the register. Whether it can be a name, and a day ("YYYY-MM-DD"), is judged by the server: the rules
 * are not for the first load.
 */
export const PanCard = z.object({ name: Short, dob: Short })
export type PanCard = z.infer<typeof PanCard>

export const authApi = {
  encryptionKey: endpoint({
    summary: 'The public key that wraps the envelope keys',
    method: 'GET',
    path: 'auth/encryptionKey',
    token: 'none',
    envelope: false,
    request: Nothing,
    response: z.object({ keyId: AnswerText, publicKey: AnswerText, serverTime: z.number() }),
  }),
  login: endpoint({
    summary: 'Logs in with PAN and password; a temporary password only leads to set-password',
    method: 'POST',
    path: 'auth/investor/login',
    token: 'none',
    envelope: true,
    loader: true,
    request: z.object({ userId: Pan, password: Password, proof: Proof }),
    response: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('loggedIn'), session: Session }),
      z.object({ outcome: z.literal('temporaryPassword'), setPasswordToken: AnswerText }),
    ]),
  }),
  register: endpoint({
    summary: 'Starts registration; the answer is the same whether the PAN is known or not',
    method: 'POST',
    path: 'auth/investor/register',
    token: 'none',
    envelope: true,
    request: typedContact({ pan: Pan, proof: Proof }),
    response: z.object({ uniqueID: AnswerText, challenge: OtpChallenge }),
  }),
  resetPassword: endpoint({
    summary: 'Starts password recovery; the answer is the same whether the PAN is known or not',
    method: 'POST',
    path: 'auth/investor/resetPassword',
    token: 'none',
    envelope: true,
    request: z.object({ userId: Pan, proof: Proof }),
    response: z.object({ uniqueID: AnswerText, challenge: OtpChallenge }),
  }),
  unlockAccount: endpoint({
    summary: 'Starts unlocking a locked user id; the answer is the same whether the PAN is known or not',
    method: 'POST',
    path: 'auth/investor/unlockAccount',
    token: 'none',
    envelope: true,
    request: z.object({ userId: Pan, proof: Proof }),
    response: z.object({ uniqueID: AnswerText, challenge: OtpChallenge }),
  }),
  verifyOtp: endpoint({
    summary: 'Checks the code of a registration, a recovery or an unlock; refusal -108 costs one attempt',
    method: 'POST',
    path: 'auth/investor/verifyotp',
    token: 'none',
    envelope: true,
    request: z.object({
      uniqueID: Short,
      referenceNumber: Short,
      otp: OtpCode,
      /** Where refusal -544 asked for it; -545 says that it is not so, and costs one attempt. */
      card: z.optional(PanCard),
    }),
    response: z.object({
      purpose: z.enum(['REGISTRATION', 'FORGOT_PASSWORD', 'UNLOCK']),
      /** Absent after an unlock: the old password stays. */
      setPasswordToken: z.optional(AnswerText),
      /** What the password will be for. */
      userId: z.optional(Pan),
      name: z.nullable(AnswerText),
      isExistingUser: z.boolean(),
      kycVerified: z.boolean(),
      /** To be answered before the password can be set; absent where none was answered at the registration. */
      question: z.optional(z.object({ questionId: AnswerText, text: AnswerText })),
    }),
  }),
  createPassword: endpoint({
    summary: 'Sets the password that the access token allows to set',
    method: 'POST',
    path: 'auth/investor/createPassword',
    token: 'access',
    envelope: true,
    request: z.object({ userId: Pan, passWord: Password }),
    response: Nothing,
  }),
  changePassword: endpoint({
    summary: 'Changes the password of the logged-in investor; every other session of theirs ends',
    method: 'POST',
    path: 'auth/changePassword',
    token: 'session',
    envelope: true,
    loader: true,
    request: z.object({ userId: Pan, passWord: Password, newPassWord: Password }),
    response: z.object({ changed: z.literal(true) }),
  }),
  refresh: endpoint({
    summary: 'Trades the refresh token for a new pair; the session token is in the ACCESS-TOKEN header',
    method: 'POST',
    path: 'auth/accessToken',
    token: 'none',
    envelope: true,
    request: z.object({ accessToken: Token, userId: Pan, expiredToken: Token }),
    response: z.object({ refreshToken: AnswerText, expiresInSeconds: z.int() }),
  }),
  validateLink: endpoint({
    summary: 'Opens a signed link; the one-time code lasts 60 seconds and gives a session by linkSession',
    method: 'POST',
    path: 'auth/validateLink',
    token: 'none',
    envelope: true,
    request: z.object({ link: Token }),
    response: z.object({
      code: AnswerText,
      expiresInSeconds: z.int(),
      /** The remote and its page that the link leads to: "mfe-transact", "/home/transaction/invest". */
      remote: AnswerText,
      path: AnswerText,
    }),
  }),
  linkSession: endpoint({
    summary: 'Trades the one-time code of an opened link for a session; after that the link is used',
    method: 'POST',
    path: 'auth/linkSession',
    token: 'none',
    envelope: true,
    request: z.object({ code: Token }),
    response: Session,
  }),
  logout: endpoint({
    summary: 'Ends the session family',
    method: 'POST',
    path: 'auth/logout',
    token: 'session',
    envelope: true,
    sessionScopes: ScopeKind.options,
    request: Nothing,
    response: Nothing,
  }),
  profile: endpoint({
    summary: 'The logged-in investor',
    method: 'POST',
    path: 'auth/profile',
    token: 'session',
    envelope: true,
    request: Nothing,
    response: Investor,
  }),
  setLanguage: endpoint({
    summary: 'Keeps the language in which the investor reads and is written to',
    method: 'POST',
    path: 'auth/language',
    token: 'session',
    envelope: true,
    request: z.object({ language: ownLanguage }),
    response: Nothing,
  }),
}
