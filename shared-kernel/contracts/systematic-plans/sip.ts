import * as z from 'zod/mini'
import { BusinessDate, Instant, Nav, Paise, Pan, AnswerText, Units } from '../wire/common'
import { DueDate } from './due-date'
import { endpoint } from '../wire/endpoint'
import type { ScopeKind } from '../identity/session-scope'
import { ConfirmedByCode, InitiateAnswer, SchemeRef } from '../orders/order'
import { SipTerms } from '../orders/order-terms'
import { LumpsumQuote } from '../orders/purchase'
import { LumpsumWithSip } from '../orders/transaction-result'

/** A mandate as a SIP sees it. Money in paise. */
export const PayingMandate = z.object({
  umrn: AnswerText,
  kind: z.enum(['OTM', 'EMANDATE', 'UPI_AUTOPAY']),
  bankId: AnswerText,
  bankName: AnswerText,
  accountLast4: AnswerText,
  /** The most that one debit may take. */
  limit: Paise,
  validTill: BusinessDate,
  /** What the active plans on it take in their dearest month, before a new one. */
  usedAMonth: Paise,
})
export type PayingMandate = z.infer<typeof PayingMandate>

/** A mandate that the bank has not registered yet: it pays nothing until then. */
export const PendingMandate = z.object({
  registrationId: AnswerText,
  bankName: AnswerText,
  accountLast4: AnswerText,
  limit: Paise,
  /** The day by which the bank answers. */
  expectedOn: z.nullable(BusinessDate),
})
export type PendingMandate = z.infer<typeof PendingMandate>

/** What a SIP would do, if it were registered now. Money in paise. */
export const SipQuote = z.object({
  scheme: SchemeRef,
  amount: Paise,
  /** In each instalment; its rate as texts name it: "0.005". */
  stampDuty: Paise,
  stampDutyPercent: AnswerText,
  lastNav: Nav,
  lastNavDate: BusinessDate,
  estimatedUnits: Units,
  /** The first due dates, at most twelve. */
  dues: z.array(DueDate),
  /** Null: until cancelled. */
  endDate: z.nullable(BusinessDate),
  installments: z.nullable(z.int()),
  /** Over its whole life; null: until cancelled. */
  total: z.nullable(Paise),
  mandate: PayingMandate,
  /** What it takes of the mandate in its dearest month, before any step-up. */
  aMonth: Paise,
  /** In its first twelve months it stays within the limit of micro investments (S9.020). */
  isMicro: z.boolean(),
  /** The instalment that is paid today, where there is one. */
  firstNow: z.nullable(LumpsumQuote),
  /** A smart SIP: the life cover in the first, the second, and every later year, and its first day without. Paise. */
  cover: z.optional(z.object({ years: z.array(Paise), endsOn: BusinessDate })),
  /** Until then the registration can be taken back. */
  cancelUntil: Instant,
  serverNow: Instant,
})
export type SipQuote = z.infer<typeof SipQuote>

const sip = z.omit(SipTerms, { kind: true })
const both = z.extend(sip, { lumpsumAmount: Paise })

const initiate = <Shape extends z.core.$ZodLooseShape>(
  path: string,
  summary: string,
  request: z.ZodMiniObject<Shape>,
  sessionScopes: readonly ScopeKind[] = [],
) =>
  endpoint({
    summary,
    method: 'POST',
    path,
    token: 'session',
    envelope: true,
    sessionScopes,
    loader: true,
    idempotent: true,
    request: z.extend(request, ConfirmedByCode.shape),
    response: InitiateAnswer,
  })

export const sipApi = {
  mandates: endpoint({
    summary: 'The active mandates of the investor that a SIP can be paid by, and from when on',
    method: 'POST',
    path: 'transaction/sip/mandates',
    token: 'session',
    envelope: true,
    sessionScopes: ['quickInvest'],
    request: z.object({ panNumber: Pan }),
    response: z.object({
      mandates: z.array(PayingMandate),
      pending: z.array(PendingMandate),
      /** The first day that can be the first due date: of a SIP of which nothing, or one instalment, is paid now. */
      earliestStart: z.object({ byMandate: BusinessDate, paidNow: BusinessDate }),
      /** Besides weekends: "2026-11-10", or "01-26" of every year. */
      closedDays: z.array(AnswerText),
      /** The profile has no date of birth, so a smart SIP asks for it (S5.074). */
      asksBirthDate: z.boolean(),
      serverNow: Instant,
    }),
  }),
  validateSip: endpoint({
    summary: 'What a SIP would do, with its calendar; refuses what could not be registered',
    method: 'POST',
    path: 'transaction/validate/sip',
    token: 'session',
    envelope: true,
    sessionScopes: ['quickInvest'],
    request: sip,
    response: SipQuote,
  }),
  newSip: initiate(
    'transaction/newsip',
    'Registers a SIP of a scheme that the folio does not hold yet',
    sip,
    ['quickInvest'],
  ),
  sip: initiate('transaction/sip', 'Registers a SIP of a scheme that the folio holds', sip, ['quickInvest']),
  instantSip: initiate(
    'transaction/instantFolio/sip',
    'Registers a SIP that goes into a folio which its first payment opens',
    sip,
    ['quickInvest'],
  ),
  lumpsumPlusSip: {
    ...initiate(
      'transaction/lumpsumPlusSip',
      'Places a lump sum and registers a SIP of the same scheme, by one code and one payment',
      both,
    ),
    response: z.extend(InitiateAnswer, { lumpsumWithSIPResult: z.optional(LumpsumWithSip) }),
  },
}
