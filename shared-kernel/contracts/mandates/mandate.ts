import * as z from 'zod/mini'
import { AccountType, BusinessDate, Instant, Paise, Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { OtpCode } from '../identity/otp'

/** S4.002 */
export const MandateStatus = z.enum(['ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING REGISTRATION'])
export type MandateStatus = z.infer<typeof MandateStatus>

/** OTM: signed on paper · EMANDATE: approved at the bank · UPI_AUTOPAY: approved in a UPI app (S1.029). */
export const MandateKind = z.enum(['OTM', 'EMANDATE', 'UPI_AUTOPAY'])
export type MandateKind = z.infer<typeof MandateKind>

/** How the bank is told. */
export const MandateMethod = z.enum(['NETBANKING', 'DEBITCARD', 'AADHAAR', 'PAPER', 'UPI'])
export type MandateMethod = z.infer<typeof MandateMethod>

/** How often at most the bank is asked for a debit; as presented: whenever a SIP is due. */
export const MandateFrequency = z.enum(['As presented', 'Monthly', 'Quarterly', 'Half Yearly', 'Yearly'])
export type MandateFrequency = z.infer<typeof MandateFrequency>

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** What is asked of the bank. Money in paise. */
export const MandateTerms = z.object({
  bankId: id,
  /** The most that one debit may take. */
  limit: Paise,
  frequency: MandateFrequency,
  validFrom: BusinessDate,
  validTill: BusinessDate,
  /** Of the mandate that it raises or extends; null: a new one. */
  raises: z.nullable(z.string().check(z.maxLength(20))),
})
export type MandateTerms = z.infer<typeof MandateTerms>

/** Where the browser comes back from the bank: to the portal, or to the page that holds this remote alone. */
/** Beside: the page that was left goes on by itself, and where the bank leads back to only says so (S7.081). */
export const ReturnTo = z.enum(['portal', 'standalone', 'beside'])
export type ReturnTo = z.infer<typeof ReturnTo>

/** A SIP that a mandate pays, or could. */
export const MandateSip = z.object({
  planId: AnswerText,
  schemeName: AnswerText,
  amount: Paise,
  /** Null: until cancelled. */
  endDate: z.nullable(BusinessDate),
})
export type MandateSip = z.infer<typeof MandateSip>

export const MandateAction = z.enum(['pause', 'resume', 'revoke', 'raise', 'reinitiate'])
export type MandateAction = z.infer<typeof MandateAction>

/** A mandate, or one that is on its way to be one. Money in paise. */
export const Mandate = z.object({
  /** Of the registration; the UMRN for one that was registered otherwise. */
  mandateId: AnswerText,
  /** Given by the bank when it registers the mandate. */
  umrn: z.nullable(AnswerText),
  kind: MandateKind,
  status: MandateStatus,
  /** Why it is not active, in words for the investor. */
  reason: z.nullable(AnswerText),
  bankId: AnswerText,
  bankName: AnswerText,
  accountLast4: AnswerText,
  limit: Paise,
  frequency: MandateFrequency,
  validFrom: BusinessDate,
  validTill: BusinessDate,
  /** The day by which the bank answers, of one that is pending. */
  expectedOn: z.nullable(BusinessDate),
  /** What the active plans on it take in their dearest month. */
  usedAMonth: Paise,
  sips: z.array(MandateSip),
  /** What the investor may do now. */
  actions: z.array(MandateAction),
})
export type Mandate = z.infer<typeof Mandate>

/** An account of the investor, and why it cannot have a mandate of a kind; null where it can. */
export const MandateAccount = z.object({
  bankId: AnswerText,
  bankName: AnswerText,
  accountLast4: AnswerText,
  accountType: AccountType,
  ifscCode: AnswerText,
  unavailable: z.object({
    EMANDATE: z.nullable(AnswerText),
    UPI_AUTOPAY: z.nullable(AnswerText),
    OTM: z.nullable(AnswerText),
  }),
})
export type MandateAccount = z.infer<typeof MandateAccount>

/** opened: at the bank's page · approved: the bank registers it · the others have ended. */
export const RegistrationState = z.enum([
  'opened',
  'approved',
  'registered',
  'refused',
  'rejected',
  'abandoned',
])
export type RegistrationState = z.infer<typeof RegistrationState>

/** One try to register a mandate. */
export const MandateRegistration = z.extend(MandateTerms, {
  registrationId: AnswerText,
  /** What the investor quotes: "EM100101". */
  number: AnswerText,
  kind: MandateKind,
  method: MandateMethod,
  state: RegistrationState,
  reason: z.nullable(AnswerText),
  umrn: z.nullable(AnswerText),
  bankName: AnswerText,
  accountLast4: AnswerText,
  expectedOn: z.nullable(BusinessDate),
})
export type MandateRegistration = z.infer<typeof MandateRegistration>

/** Who came by a link for a mandate may do this. */
const sessionScopes = ['eMandateStandalone'] as const

const registration = z.object({ registration: MandateRegistration })

export const mandateApi = {
  mandates: endpoint({
    summary: 'All mandates of the investor, and those on their way',
    method: 'POST',
    path: 'mandate/list',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan }),
    response: z.object({ mandates: z.array(Mandate), serverNow: Instant }),
  }),
  emandateDetails: endpoint({
    summary: 'What a new mandate can be: accounts, first day, and the SIPs that it could pay',
    method: 'POST',
    path: 'transaction/emandate/details',
    token: 'session',
    envelope: true,
    sessionScopes,
    request: z.object({ panNumber: Pan }),
    response: z.object({
      accounts: z.array(MandateAccount),
      earliestStart: BusinessDate,
      /** The SIPs that run. */
      sips: z.array(MandateSip),
      serverNow: Instant,
    }),
  }),
  emandateInitiate: endpoint({
    summary: 'Asks the bank for a mandate: answers the page of the bank, or none for a signed paper',
    method: 'POST',
    path: 'transaction/emandate/initiate',
    token: 'session',
    envelope: true,
    sessionScopes,
    loader: true,
    idempotent: true,
    request: z.extend(MandateTerms, {
      method: z.enum(['NETBANKING', 'DEBITCARD', 'AADHAAR', 'PAPER']),
      /** The uploaded form, of a signed paper. */
      documentId: z.nullable(id),
      returnTo: ReturnTo,
    }),
    response: z.extend(registration, { url: z.nullable(AnswerText) }),
  }),
  initiateAutopay: endpoint({
    summary: 'Asks for a mandate by UPI: answers what a UPI app reads or opens',
    method: 'POST',
    path: 'transaction/initiate/autopay',
    token: 'session',
    envelope: true,
    sessionScopes,
    idempotent: true,
    request: z.extend(MandateTerms, { returnTo: ReturnTo }),
    response: z.extend(registration, {
      url: AnswerText,
      upi: z.object({ qrPayload: AnswerText, payee: AnswerText, expiresAt: Instant }),
    }),
  }),
  registration: endpoint({
    summary: 'How one registration stands',
    method: 'POST',
    path: 'transaction/emandate/status',
    token: 'session',
    envelope: true,
    sessionScopes,
    request: z.object({ registrationId: id }),
    response: registration,
  }),
  emandateSendConfirmation: endpoint({
    summary: 'Sends what was asked of the bank to the e-mail of the investor',
    method: 'POST',
    path: 'transaction/emandate/sendConfirmation',
    token: 'session',
    envelope: true,
    sessionScopes,
    request: z.object({ registrationId: id }),
    response: z.object({ maskedEmail: AnswerText }),
  }),
  change: endpoint({
    summary: 'Pauses, resumes or ends a mandate, confirmed by a one-time code',
    method: 'POST',
    path: 'mandate/change',
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.object({
      umrn: z.string().check(z.maxLength(20)),
      change: z.enum(['pause', 'resume', 'revoke']),
      otp: OtpCode,
      otpVerifyMode: z.literal('OTP'),
      referenceNumber: id,
      quickInvest: z.boolean(),
    }),
    response: z.object({ mandate: Mandate }),
  }),
}
