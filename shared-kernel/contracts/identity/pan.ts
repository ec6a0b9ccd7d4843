import * as z from 'zod/mini'
import { BusinessDate, Pan, AnswerText, Text, YesNo } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { KycStatus } from '../kyc/kyc-status'
import { OtpChallenge, OtpCode } from './otp'
import { Proof } from '../folio-opening/proof'

/** The name as typed, where the server asked for it (-8017): a PAN service that tells no names is asked with both. */
const panAndBirth = z.object({ panNumber: Pan, dob: BusinessDate, name: z.optional(Text) })
const nobody = z.nullable(Text)
const noPan = z.nullable(Pan)
const noDay = z.nullable(BusinessDate)

/** S7.134; people who are not there are null. */
export const VerifyPanRequest = z.object({
  investorPan: Pan,
  jhOnePan: noPan,
  jhTwoPan: noPan,
  guardianPan: noPan,
  folio: z.literal('0'),
  txnType: z.literal('New'),
  investorName: Text,
  investorDob: BusinessDate,
  jhOneName: nobody,
  jhOneDob: noDay,
  jhTwoName: nobody,
  jhTwoDob: noDay,
  guardianName: nobody,
  guardianDob: noDay,
})
export type VerifyPanRequest = z.infer<typeof VerifyPanRequest>

/** What is known of a PAN whose owner confirmed a code; all of it masked. */
export const MaskedInvestor = z.object({
  isExistingUser: z.boolean(),
  registered: z.boolean(),
  name: z.nullable(AnswerText),
  emailId: z.nullable(AnswerText),
  mobileNum: z.nullable(AnswerText),
  folios: z.array(AnswerText),
  kycStatus: KycStatus,
})
export type MaskedInvestor = z.infer<typeof MaskedInvestor>

export const panApi = {
  existingInvestor: endpoint({
    summary: 'Asks the owner of a PAN for a code; the answer is the same whether the PAN is known or not',
    method: 'POST',
    path: 'investor/existinginvestor',
    token: 'none',
    envelope: true,
    request: z.object({ panNumber: Pan, proof: Proof }),
    response: z.object({ uniqueID: AnswerText, challenge: OtpChallenge }),
  }),
  maskedInvestor: endpoint({
    summary: 'What is known of the PAN whose code is confirmed, masked; refusal -108 costs one attempt',
    method: 'POST',
    path: 'investor/masked/existinginvestor',
    token: 'none',
    envelope: true,
    request: z.object({
      uniqueID: z.string().check(z.maxLength(64)),
      referenceNumber: z.string().check(z.maxLength(64)),
      otp: OtpCode,
    }),
    response: MaskedInvestor,
  }),
  sessionInvestor: endpoint({
    summary: 'The same of the investor who is logged in',
    method: 'POST',
    path: 'investor/session/existinginvestor',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan }),
    response: MaskedInvestor,
  }),
  checkPan: endpoint({
    summary: 'Whether a PAN is one of an individual, before anything is asked about its holder',
    method: 'POST',
    path: 'investor/checkPan',
    token: 'session',
    envelope: true,
    othersPan: true,
    request: z.object({ panNumber: Pan }),
    response: z.object({
      taxStatus: z.enum(['Individual', 'HUF', 'Other']),
      /** Whether it is the caller's own. */
      isOwn: z.boolean(),
    }),
  }),
  validatePan: endpoint({
    summary:
      'The KYC status of a PAN; refuses -8016 for another date of birth or name, -8017 where the name is needed, -8005 and -8015 where KYC is missing',
    method: 'POST',
    path: 'investor/validatePanDetails',
    token: 'session',
    sessionScopes: ['quickInvest'],
    envelope: true,
    othersPan: true,
    request: panAndBirth,
    response: z.object({
      kycStatus: KycStatus,
      /** To be shown when it is not empty. */
      statusMessage: AnswerText,
      panStatusCode: AnswerText,
      panUpdatedStatusCode: AnswerText,
    }),
  }),
  kycDetails: endpoint({
    summary: "What the registry says of a PAN's holder; refuses as validatePan",
    method: 'POST',
    path: 'investor/kycDetails',
    token: 'session',
    sessionScopes: ['quickInvest'],
    envelope: true,
    othersPan: true,
    request: panAndBirth,
    response: z.object({
      residentalStatus: AnswerText,
      panHolderName: AnswerText,
      panNumber: Pan,
      dob: BusinessDate,
    }),
  }),
  getName: endpoint({
    summary: 'The name on a PAN card, for whoever knows the date of birth on it',
    method: 'POST',
    path: 'investor/getName',
    token: 'session',
    envelope: true,
    othersPan: true,
    request: panAndBirth,
    response: z.object({ name: AnswerText }),
  }),
  verifyPan: endpoint({
    summary: 'Whether names and dates of birth are those of the PAN cards, and PAN and Aadhaar are linked',
    method: 'POST',
    path: 'investor/verifyPan',
    token: 'session',
    sessionScopes: ['quickInvest'],
    envelope: true,
    request: VerifyPanRequest,
    response: z.object({ transactionAllow: YesNo, panNameMatch: YesNo, panAdarStatusFlag: YesNo }),
  }),
}
