import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { BusinessDate, Email, Instant, Pan, AnswerText, Text } from '../wire/common'
import { endpoint, type TokenKind } from '../wire/endpoint'
import { KycStatus } from './kyc-status'
import { CustomerKycStatus, KycProviderStatus } from './kyc-words'

/** The government's digital locker, or a video of oneself (S2.152). */
export const KycType = z.enum(['DIGILOCKER', 'VIDEO'])
export type KycType = z.infer<typeof KycType>

/** Who keeps the KYC record of an investor (S9.064). */
export const KycAgency = z.enum(['CVL', 'CAMS', 'KFIN', 'NDML', 'NSE'])
export type KycAgency = z.infer<typeof KycAgency>

/** One KYC of an investor, done or changed, as far as it has come. */
export const KycApplication = z.object({
  /** REGISTRATION: the record is opened on the pages of the KYC agency. */
  way: z.enum(['DIGILOCKER', 'VIDEO', 'REGISTRATION']),
  purpose: z.enum(['complete', 'modify']),
  status: KycProviderStatus,
  /** Why it failed, in words for the investor. */
  reason: z.nullable(AnswerText),
  startedAt: Instant,
  changedAt: Instant,
})
export type KycApplication = z.infer<typeof KycApplication>

/** Whose PAN a code has confirmed before log-in, as the page that took the code leaves it in its tab. */
export const ConfirmedPerson = z.object({
  pan: Pan,
  mobile: z.optional(AnswerText),
  email: z.optional(AnswerText),
})
export type ConfirmedPerson = z.infer<typeof ConfirmedPerson>

/** Names a KYC, or a recording of one. */
export const KycReference = z.string().check(z.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/))

const Address = z.string().check(z.maxLength(limits.text.line))
const Phone = z.string().check(z.regex(/^\d{8,12}$/))
const ReturnCode = z.string().check(z.regex(/^[\w-]{16,64}$/))
/** A provider's page; null where there is nothing to go on with. */
const ProviderPage = z.nullable(AnswerText)
const RegistryCode = z.string().check(z.maxLength(3))
const wire = (token: TokenKind) => ({ method: 'POST', token, envelope: true }) as const

const Registering = z.object({
  name: Text,
  email: Email,
  username: Text,
  phone: Phone,
  redirectUrl: Address,
  pan: Pan,
})

/** The five calls that exist before log-in too (S7.033, S7.034). `area`: 'kyc', or 'kyc/pre_login'. */
function providerCalls(area: string, token: TokenKind) {
  return {
    createInvestor: endpoint({
      ...wire(token),
      summary: "Opens the KYC agency's page that registers a PAN; refuses -530 for an NRI, -537, -538",
      path: `${area}/createInvestor`,
      request: Registering,
      response: z.object({ autoLoginUrL: AnswerText, status: KycProviderStatus }),
    }),
    pullMerchantData: endpoint({
      ...wire(token),
      summary: 'Whom the KYC provider knows under a PAN',
      path: `${area}/pullMerchantData`,
      request: z.object({ pan: Pan, userNameID: z.optional(Pan) }),
      response: z.object({ customerDetails: z.object({ appPanNo: Pan, appName: AnswerText }) }),
    }),
    status: endpoint({
      ...wire(token),
      summary: 'How far a KYC has come at its provider; of a draft, the page that goes on with it',
      path: `${area}/status`,
      request: z.object({ redirectUrl: Address, panNumber: Pan }),
      /** With the number that the register has for the status. */
      response: z.object({
        status: KycProviderStatus,
        autoLoginUrL: ProviderPage,
        kraStatusCode: AnswerText,
      }),
    }),
    initiate: endpoint({
      ...wire(token),
      summary: 'Opens the digital-locker page; refuses -530 for an NRI, -537, -538, -539',
      path: `${area}/initiate`,
      request: z.object({
        name: Text,
        mobileNo: Phone,
        pan: Pan,
        emailId: Email,
        callBackUrl: Address,
        dateOfBirth: BusinessDate,
        kraStatusCode: RegistryCode,
        kraUpdatedStatusCode: RegistryCode,
        /** The investor portal never is one (S6.005). */
        isDistributorInitiated: z.literal(false),
      }),
      response: z.object({
        kycType: KycType,
        kycOnBoardingUrl: AnswerText,
        kraStatus: z.object({ kraKycCompletedStatus: CustomerKycStatus }),
      }),
    }),
    callbackStatus: endpoint({
      ...wire(token),
      summary: 'How the KYC ended whose provider sent the browser back; refuses -532, -533, -534',
      path: `${area}/callback/status`,
      request: z.object({ panNumber: Pan, state: ReturnCode }),
      response: KycApplication,
    }),
  }
}

export const kycApi = {
  ...providerCalls('kyc', 'session'),
  merchantData: endpoint({
    ...wire('session'),
    summary: 'Who came back from the KYC agency; refuses -532, -533, -534',
    path: 'kyc/merchantData',
    request: z.object({
      token: ReturnCode,
      customerId: KycReference,
      merchantId: z.string().check(z.maxLength(20)),
    }),
    response: z.object({ panNumber: Pan, name: AnswerText }),
  }),
  customerStatus: endpoint({
    ...wire('session'),
    summary: "Whether the investor's KYC lets invest",
    path: 'kyc/customerStatus',
    request: z.object({ pan: Pan, userNameID: z.optional(Pan) }),
    response: z.object({ status: CustomerKycStatus }),
  }),
  overview: endpoint({
    ...wire('session'),
    summary: "The investor's KYC: status, agency, what is under way, and whether it can be done online",
    path: 'kyc/overview',
    request: z.object({ panNumber: Pan }),
    response: z.object({
      kycStatus: KycStatus,
      customerStatus: CustomerKycStatus,
      /** The number that the register has for the status. */
      kraStatusCode: AnswerText,
      /** Null where no agency has a record. */
      agency: z.nullable(KycAgency),
      /** Whether the agency must first register the PAN (-8015). */
      needsRegistration: z.boolean(),
      /** Why it cannot be done online, in words for the investor; null where it can. */
      onlineRefused: z.nullable(AnswerText),
      application: z.nullable(KycApplication),
    }),
  }),
  update: endpoint({
    ...wire('session'),
    summary:
      'Begins a change of the KYC (S7.048); refuses -536 where this PAN cannot, -537 while one is checked',
    path: 'investor/update/kyc',
    request: z.object({ panNumber: Pan, kycType: KycType, callBackUrl: Address }),
    /** A video has no page of a provider. */
    response: z.object({ kycType: KycType, kycOnBoardingUrl: ProviderPage }),
  }),
  updateStatus: endpoint({
    ...wire('session'),
    summary: 'How far the last change of the KYC has come',
    path: 'investor/update/kyc/status',
    request: z.object({ panNumber: Pan }),
    response: z.object({ status: KycProviderStatus, reason: z.nullable(AnswerText) }),
  }),
}

/** For who has proved a PAN by code and has no session yet: the access token says whose KYC it is (S7.034). */
export const kycPreLoginApi = providerCalls('kyc/pre_login', 'access')
