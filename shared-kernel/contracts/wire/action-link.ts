import * as z from 'zod/mini'
import { Session } from '../identity/auth'
import { FolioNumber, Instant, Pan, AnswerText } from './common'
import { endpoint, Nothing } from './endpoint'
import { ScopeKind } from '../identity/session-scope'
import { OtpChallenge, OtpCode } from '../identity/otp'

/**
 * What a link that we send is for.
 * NEW: a mandate · FAILED: one that the bank refused · SIP_EXPIRING: a SIP to renew · SIP_FAILED: a SIP whose debit
 * failed · PAYMENT_FAILED: an order that is not paid · DISTRIBUTOR: a fund, bought through a distributor.
 */
export const ActionLinkKind = z.enum([
  'NEW',
  'FAILED',
  'SIP_EXPIRING',
  'SIP_FAILED',
  'PAYMENT_FAILED',
  'DISTRIBUTOR',
])
export type ActionLinkKind = z.infer<typeof ActionLinkKind>

/** The kinds that each page of a link takes. */
export const mandateLinkKinds = ['NEW', 'FAILED'] as const satisfies readonly ActionLinkKind[]
export const transactionLinkKinds = [
  'SIP_EXPIRING',
  'SIP_FAILED',
  'DISTRIBUTOR',
] as const satisfies readonly ActionLinkKind[]
export const paymentLinkKinds = ['PAYMENT_FAILED'] as const satisfies readonly ActionLinkKind[]

const Link = z.string().check(z.minLength(16), z.maxLength(4096))
const id = z.string().check(z.minLength(8), z.maxLength(64))
const named = z.object({ link: Link, folioNumber: FolioNumber, panNumber: Pan })

const look = <const Kinds extends readonly ActionLinkKind[]>(path: string, summary: string, kinds: Kinds) =>
  endpoint({
    summary,
    // By GET, so that the page of a link waits for nothing that sends and seals.
    method: 'GET',
    path,
    token: 'none',
    envelope: false,
    header: 'link',
    request: z.object({ link: Link }),
    response: z.object({ kind: z.enum(kinds), expiresAt: Instant }),
  })

/** Links that open one task: looked at, then folio and PAN, a code, and a session for that task (S7.080, S7.081). */
export const actionLinkApi = {
  validateLink: look(
    'mandate/validateLink',
    'What a link about a mandate is for, and until when it works; looking at it uses nothing up',
    mandateLinkKinds,
  ),
  validateTransactionLink: look(
    'transaction/validateLink',
    'What a link about a SIP, or of a distributor, is for; looking at it uses nothing up',
    transactionLinkKinds,
  ),
  validatePaymentLink: look(
    'transaction/paymentFailed/validateLink',
    'Whether a link about a payment that failed still works; looking at it uses nothing up',
    paymentLinkKinds,
  ),
  folioPanMatch: endpoint({
    summary: 'Whether folio and PAN are those of the link; five wrong tries end it',
    method: 'POST',
    path: 'mandate/folioPanMatch',
    token: 'none',
    envelope: true,
    request: named,
    response: z.object({ matches: z.literal(true) }),
  }),
  generateOtp: endpoint({
    summary: 'Sends a one-time code to the contacts that the folio of the link holds',
    method: 'POST',
    path: 'mandate/generateOtp',
    token: 'none',
    envelope: true,
    request: named,
    response: z.object({ uniqueID: AnswerText, challenge: OtpChallenge }),
  }),
  validateOtp: endpoint({
    summary: 'Trades the code for a session of this errand only; after that the link is used',
    method: 'POST',
    path: 'mandate/validateOtp',
    token: 'none',
    envelope: true,
    request: z.object({ link: Link, uniqueID: id, referenceNumber: id, otp: OtpCode }),
    response: z.object({
      session: Session,
      sessionScope: ScopeKind,
      /** Where the session scope begins, below the portal's basename. */
      path: AnswerText,
    }),
  }),
  resendLink: endpoint({
    summary: 'E-mails a new link in place of an old one to its investor; the same answer for every link',
    method: 'POST',
    path: 'auth/resend/link',
    token: 'none',
    envelope: true,
    request: z.object({ link: z.string().check(z.maxLength(4096)) }),
    response: Nothing,
  }),
}
