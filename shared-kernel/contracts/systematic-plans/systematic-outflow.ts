import * as z from 'zod/mini'
import { BusinessDate, FolioNumber, Instant, Nav, Paise, AnswerText, Units } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { ConfirmedByCode, InitiateAnswer, SchemeRef } from '../orders/order'
import { SystematicOutflowFrequency, StpTerms, SwpTerms } from '../orders/order-terms'

/** One instalment to come. */
export const SystematicOutflowDue = z.object({
  dueOn: BusinessDate,
  /** The business day that it is dealt on: later than `dueOn` where that is none. */
  dealtOn: BusinessDate,
  /** Of the sale. */
  navDate: BusinessDate,
  /** When the money is in the account, or the units are in the folio. */
  arrivesOn: BusinessDate,
})
export type SystematicOutflowDue = z.infer<typeof SystematicOutflowDue>

/** What a plan that takes units out of a holding would do, if it were registered now. Money in paise. */
const systematicOutflowQuote = {
  scheme: SchemeRef,
  folioNo: FolioNumber,
  /** Of each instalment. */
  amount: Paise,
  frequency: SystematicOutflowFrequency,
  /** The first due date: what the order that follows must name. */
  startDate: BusinessDate,
  /** The first due dates, at most twelve. */
  dues: z.array(SystematicOutflowDue),
  /** Null: until cancelled. */
  endDate: z.nullable(BusinessDate),
  installments: z.nullable(z.int()),
  /** Over its whole life; null: until cancelled. */
  total: z.nullable(Paise),
  lastNav: Nav,
  lastNavDate: BusinessDate,
  freeUnits: Units,
  freeValue: Paise,
  /** What other plans take out of the same holding in their dearest month. */
  othersAMonth: Paise,
  /** The first instalment at the last NAV: `amount` = about `exitLoad` + `stt` + `tds` + `net`. */
  units: Units,
  exitLoad: Paise,
  stt: Paise,
  tds: Paise,
  net: Paise,
  /** Until then the registration can be taken back. */
  cancelUntil: Instant,
  serverNow: Instant,
}

export const StpQuote = z.object({
  ...systematicOutflowQuote,
  toScheme: SchemeRef,
  toLastNav: Nav,
  toLastNavDate: BusinessDate,
  /** In the first instalment, out of `net`. */
  stampDuty: Paise,
  /** Bought by the first instalment. */
  estimatedUnits: Units,
})
export type StpQuote = z.infer<typeof StpQuote>

export const SwpQuote = z.object({
  ...systematicOutflowQuote,
  bank: z.object({ bankId: AnswerText, bankName: AnswerText, accountLast4: AnswerText }),
})
export type SwpQuote = z.infer<typeof SwpQuote>

const stp = z.omit(StpTerms, { kind: true })
const swp = z.omit(SwpTerms, { kind: true })

export const systematicOutflowApi = {
  validateStp: endpoint({
    summary: 'What an STP would do, with its first due dates; refuses what could not be registered',
    method: 'POST',
    path: 'transaction/validate/stp',
    token: 'session',
    envelope: true,
    request: z.omit(stp, { startDate: true }),
    response: StpQuote,
  }),
  stp: endpoint({
    summary: 'Registers a plan that moves an amount from one scheme to another again and again',
    method: 'POST',
    path: 'transaction/stp',
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.extend(stp, ConfirmedByCode.shape),
    response: InitiateAnswer,
  }),
  validateSwp: endpoint({
    summary: 'What an SWP would do, with its first due dates; refuses what could not be registered',
    method: 'POST',
    path: 'transaction/validate/swp',
    token: 'session',
    envelope: true,
    request: z.omit(swp, { startDate: true }),
    response: SwpQuote,
  }),
  swp: endpoint({
    summary: 'Registers a plan that pays an amount out of a holding again and again',
    method: 'POST',
    path: 'transaction/swp',
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.extend(swp, ConfirmedByCode.shape),
    response: InitiateAnswer,
  }),
}
