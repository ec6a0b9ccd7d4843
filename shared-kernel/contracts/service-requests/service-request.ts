import * as z from 'zod/mini'
import { BusinessDate, Instant, Pan, AnswerText } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'
import { OtpChallenge, OtpCode } from '../identity/otp'

/** S9.039: what an investor can ask for; some of them are pages of their own and make no request. */
export const ServiceRequestCode = z.enum([
  'UE',
  'UM',
  'UL',
  'FC',
  'UB',
  'UP',
  'UN',
  'CAP',
  'UI',
  'DCC',
  'DCN',
  'DCB',
  'ENACH',
  'UF',
  'KYC',
  'SWITCH',
  'ASR',
  'CGSR',
  'SIP_RENEW',
  'REINITIATE_MANDATE',
])
export type ServiceRequestCode = z.infer<typeof ServiceRequestCode>

export const ServiceRequestState = z.enum([
  'unsigned',
  'in_review',
  'paper_wanted',
  'waiting',
  'done',
  'rejected',
  'cancelled',
  'expired',
])
export type ServiceRequestState = z.infer<typeof ServiceRequestState>

/** Who confirms a request, or must still: a holder, or whoever reads the old or the new address. */
export const RequestSignature = z.object({
  place: z.int(),
  role: z.enum(['holder', 'new contact']),
  /** Masked where it is not the investor who asks. */
  name: AnswerText,
  /** Where the code goes, masked. */
  sentTo: z.array(AnswerText),
  signedAt: z.nullable(Instant),
  /** Whether it is the investor who asks that signs here. */
  isOwn: z.boolean(),
})
export type RequestSignature = z.infer<typeof RequestSignature>

export const ServiceRequest = z.object({
  requestId: AnswerText,
  /** What investors quote: "SR2608250007". */
  requestNumber: AnswerText,
  code: ServiceRequestCode,
  /** What is asked for: "Change nominees". */
  title: AnswerText,
  folioNo: z.nullable(AnswerText),
  state: ServiceRequestState,
  /** Where it stands, in a sentence. */
  stateText: AnswerText,
  /** Every detail that changes; `from` is null where there was none. */
  changes: z.array(z.object({ label: AnswerText, from: z.nullable(AnswerText), to: AnswerText })),
  signatures: z.array(RequestSignature),
  attachments: z.array(z.object({ documentId: AnswerText, name: AnswerText })),
  /** What paper the fund house asks for, while it does. */
  attachmentWanted: z.nullable(AnswerText),
  /** Why it was rejected. */
  reason: z.nullable(AnswerText),
  createdAt: Instant,
  /** The day by which it is done; null once it is over. */
  expectedOn: z.nullable(BusinessDate),
  /** The first and the last day of a wait that the rules ask for. */
  wait: z.nullable(z.object({ from: BusinessDate, until: BusinessDate })),
  canCancel: z.boolean(),
  canSendAgain: z.boolean(),
  timeline: z.array(z.object({ at: Instant, text: AnswerText })),
})
export type ServiceRequest = z.infer<typeof ServiceRequest>

export const RequestId = z.string().check(z.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/))
export const Requested = z.object({ request: ServiceRequest })
export const DocumentId = z.string().check(z.maxLength(64))

/** A code of one place of a request, typed. */
export const Signing = z.object({
  requestId: RequestId,
  place: z.int().check(z.minimum(1), z.maximum(8)),
  otp: OtpCode,
  referenceNumber: z.string().check(z.maxLength(64)),
})

const call = { method: 'POST', token: 'session', envelope: true } as const
const byId = z.object({ requestId: RequestId })

export const serviceRequestApi = {
  list: endpoint({
    ...call,
    summary: 'Requests of the investor, and those that wait for a signature of theirs, newest first',
    path: 'request/list',
    request: z.object({ panNumber: Pan }),
    response: z.object({ requests: z.array(ServiceRequest) }),
  }),
  detail: endpoint({
    ...call,
    summary: 'One request; that of somebody else answers like one that does not exist',
    path: 'request/detail',
    request: byId,
    response: Requested,
  }),
  generateOtp: endpoint({
    ...call,
    summary: 'Sends the one-time code of one who must confirm a request: good for this request only',
    path: 'request/generateOtp',
    request: z.object({ requestId: RequestId, place: z.int().check(z.minimum(1), z.maximum(8)) }),
    response: OtpChallenge,
  }),
  sign: endpoint({
    ...call,
    summary: 'Confirms a request by a code; the last one sets it going. Refusal -108 costs one attempt',
    path: 'request/sign',
    request: Signing,
    response: Requested,
  }),
  cancel: endpoint({
    ...call,
    summary: 'Takes a request back while it waits',
    path: 'request/cancel',
    request: byId,
    response: Requested,
  }),
  sendAgain: endpoint({
    ...call,
    summary: 'Sends a rejected request again with the same papers',
    path: 'request/sendAgain',
    request: byId,
    response: Requested,
  }),
  addAttachment: endpoint({
    ...call,
    summary: 'Adds an uploaded document that the fund house asked for',
    path: 'request/addPaper',
    request: z.object({ requestId: RequestId, documentId: DocumentId }),
    response: Requested,
  }),
  settings: endpoint({
    ...call,
    summary: 'What forms of requests must know: limits, cooling days, the day it is in India',
    path: 'request/settings',
    request: Nothing,
    response: z.object({
      today: BusinessDate,
      mostNominees: z.int(),
      mostBanks: z.int(),
      mostFolios: z.int(),
      coolingDays: z.int(),
    }),
  }),
}
