import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { autoSwitchDates } from '../proposals/auto-switch'
import {
  BusinessDate,
  Email,
  FolioNumber,
  FundCategory,
  Instant,
  Nav,
  OptionCode,
  Paise,
  Pan,
  PlanMode,
  AnswerText,
  SchemePlanCode,
  Units,
} from '../wire/common'
import { DueDate } from '../systematic-plans/due-date'
import { endpoint } from '../wire/endpoint'
import { orderingScopes } from '../identity/session-scope'
import { systematicOutflowSnapshot } from '../systematic-plans/systematic-outflow-snapshot'
import { HistoryFilter } from './history-filter'
import { Advice } from '../schemes/investment'
import { OrderKindName, PurchaseState, RedemptionState, RegistrationState, SwitchState } from './order-states'
import { HowMuch, SipStepUp, SipUntil } from './order-terms'
import { OtpCode } from '../identity/otp'
import { PaymentAttempt } from '../payments/payment-attempt'
import { Payout } from '../folios/payout'
import { planChange } from '../systematic-plans/plan-snapshot'
import { Frequency } from '../schemes/scheme-selection'
import { TransactionResult } from './transaction-result'
import { TransactionRow } from './transaction-row'

export const SchemeRef = z.object({
  schemePlanCode: SchemePlanCode,
  schemeName: AnswerText,
  planMode: PlanMode,
  optionCode: OptionCode,
  optDesc: AnswerText,
  fundType: FundCategory,
})
export type SchemeRef = z.infer<typeof SchemeRef>

const common = {
  transactionId: AnswerText,
  /** What one code confirmed and one payment pays. */
  checkoutId: AnswerText,
  /** "NM2608250041": what investors quote. */
  orderNumber: AnswerText,
  kind: OrderKindName,
  /** What it is called, where its family's word says too little: "Rebalancing of IS2608250041". */
  called: z.optional(AnswerText),
  createdAt: Instant,
  folioNo: z.nullable(FolioNumber),
  isNewFolio: z.boolean(),
  investorName: AnswerText,
  /** The names of all holders of a folio of several, the first one first; absent: of the investor alone. */
  holders: z.optional(z.array(AnswerText)),
  investorPan: Pan,
  investorEmail: AnswerText,
  investorMobile: AnswerText,
  distributorARN: z.nullable(AnswerText),
  /** Who advised on it; absent: nobody. */
  advice: z.optional(Advice),
  scheme: SchemeRef,
  /** Until when the investor may take it back; null: not at all. */
  cancelUntil: z.nullable(Instant),
  /** Why it failed, in words for the investor. */
  failureReason: z.nullable(AnswerText),
  /** The systematic plan, or the purchase, that it belongs to; what that makes by itself has a due date of it. */
  planId: z.nullable(AnswerText),
  dueOn: z.nullable(BusinessDate),
  /** The day whose NAV it waits for longer than a day; absent where none is late. */
  navLate: z.optional(BusinessDate),
}

export const PurchaseOrder = z.object({
  ...common,
  family: z.literal('purchase'),
  state: PurchaseState,
  payBefore: Instant,
  amount: Paise,
  stampDuty: Paise,
  netAmount: Paise,
  /** Fixed when the money is captured; before that, the date that holds if paid now. */
  navDate: BusinessDate,
  unitsOn: BusinessDate,
  nav: z.nullable(Nav),
  units: z.nullable(Units),
  allottedAt: z.nullable(Instant),
  payments: z.array(PaymentAttempt),
  /** The mandate that pays it, an instalment of a SIP; null: the investor pays. */
  mandate: z.nullable(
    z.object({
      umrn: AnswerText,
      bankName: z.nullable(AnswerText),
      accountLast4: z.nullable(AnswerText),
    }),
  ),
  /** The new fund that its units are switched into, and when. */
  autoSwitch: z.optional(z.object({ ...autoSwitchDates, toScheme: SchemeRef })),
})
export type PurchaseOrder = z.infer<typeof PurchaseOrder>

/** What leaves a holding; money is null until the NAV is known. `proceeds` = load + STT + TDS + `netAmount`. */
const exit = {
  howMuch: HowMuch,
  /** On hold for this order, until it is settled. */
  unitsHeld: Units,
  navDate: BusinessDate,
  nav: z.nullable(Nav),
  /** Sold. */
  units: z.nullable(Units),
  proceeds: z.nullable(Paise),
  exitLoad: z.nullable(Paise),
  stt: z.nullable(Paise),
  tds: z.nullable(Paise),
  netAmount: z.nullable(Paise),
}

export const RedemptionOrder = z.object({
  ...common,
  ...exit,
  family: z.literal('redemption'),
  state: RedemptionState,
  /** When the money is due in the account. */
  payoutOn: BusinessDate,
  bankName: AnswerText,
  accountLast4: AnswerText,
  payouts: z.array(Payout),
})
export type RedemptionOrder = z.infer<typeof RedemptionOrder>

export const SwitchOrder = z.object({
  ...common,
  ...exit,
  family: z.literal('switch'),
  state: SwitchState,
  toScheme: SchemeRef,
  stampDuty: z.nullable(Paise),
  toNavDate: BusinessDate,
  toNav: z.nullable(Nav),
  toUnits: z.nullable(Units),
  unitsOn: BusinessDate,
  allottedAt: z.nullable(Instant),
})
export type SwitchOrder = z.infer<typeof SwitchOrder>

/** Of a SIP. */
export const RegistrationOrder = z.object({
  ...common,
  kind: z.literal('SIP'),
  family: z.literal('registration'),
  state: RegistrationState,
  amount: Paise,
  /** How its instalments grow; absent: they do not. */
  sipTopUp: z.optional(SipStepUp),
  sipFrequency: Frequency,
  /** Of a SIP of every business day there is none. */
  sipDate: z.optional(z.int()),
  sipStartDate: BusinessDate,
  until: SipUntil,
  /** The last due date; null: until cancelled. */
  endDate: z.nullable(BusinessDate),
  /** By mandate; null: until cancelled. */
  installments: z.nullable(z.int()),
  /** The instalment that is paid with the order, before those by mandate; absent: there is none. */
  firstNow: z.optional(Paise),
  /** The business day of the first debit. */
  firstDebitOn: BusinessDate,
  /** The next instalments, at most twelve; none of a SIP that does not run. */
  dues: z.array(DueDate),
  umrn: AnswerText,
  bankName: AnswerText,
  accountLast4: AnswerText,
  /** A smart SIP: the life cover in the first, the second, and every later year, and its first day without. Paise. */
  cover: z.optional(z.object({ years: z.array(Paise), endsOn: BusinessDate })),
})
export type RegistrationOrder = z.infer<typeof RegistrationOrder>

/** Of a plan that takes units out of a holding. */
const systematicOutflow = {
  ...common,
  ...systematicOutflowSnapshot,
  family: z.literal('registration'),
  state: RegistrationState,
}

export const StpOrder = z.object({ ...systematicOutflow, kind: z.literal('STP'), toScheme: SchemeRef })
export type StpOrder = z.infer<typeof StpOrder>

export const SwpOrder = z.object({
  ...systematicOutflow,
  kind: z.literal('SWP'),
  bankName: AnswerText,
  accountLast4: AnswerText,
})
export type SwpOrder = z.infer<typeof SwpOrder>
/** A change of a systematic plan that runs, or ran. */
export const PlanChangeOrder = z.object({
  ...common,
  ...planChange,
  planId: AnswerText,
  family: z.literal('registration'),
  state: RegistrationState,
})
export type PlanChangeOrder = z.infer<typeof PlanChangeOrder>

/** One order, with all that its pages and its receipt show. */
export const Order = z.discriminatedUnion('family', [
  PurchaseOrder,
  RedemptionOrder,
  SwitchOrder,
  z.discriminatedUnion('kind', [RegistrationOrder, StpOrder, SwpOrder, PlanChangeOrder]),
])
export type Order = z.infer<typeof Order>
export type OrderState = Order['state']

const id = z.string().check(z.maxLength(64))

/** What goes along with every call that confirms something by a one-time code (S7.008). */
export const ConfirmedByCode = z.object({
  otp: OtpCode,
  otpVerifyMode: z.literal('OTP'),
  referenceNumber: id,
  quickInvest: z.boolean(),
  /** The campaign that led here (S7.009), and the one that led to the log-in. */
  utmTxnId: z.optional(z.nullable(id)),
  utmLoginTxnId: z.optional(z.nullable(id)),
})

/** The answer of every initiate call: S3.043 to S3.046, then the orders of the checkout, the one asked for first. */
export const InitiateAnswer = z.extend(TransactionResult, {
  orders: z.array(Order).check(z.minLength(1), z.maxLength(limits.entries.ordersOfACode)),
})
export type InitiateAnswer = z.infer<typeof InitiateAnswer>

const cancel = (path: string, summary: string) =>
  endpoint({
    summary,
    method: 'POST',
    path,
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.extend(ConfirmedByCode, { transactionId: id }),
    response: z.object({ order: Order }),
  })

export const orderApi = {
  order: endpoint({
    summary: 'One order of the investor with the others of its checkout, for its receipt',
    method: 'POST',
    path: 'transaction/details',
    token: 'session',
    envelope: true,
    sessionScopes: orderingScopes,
    request: z.object({ transactionId: id }),
    response: z.object({ order: Order, others: z.array(Order) }),
  }),
  sendConfirmation: endpoint({
    summary: 'E-mails the receipt PDF',
    method: 'POST',
    path: 'transaction/sendConfirmation',
    token: 'session',
    envelope: true,
    sessionScopes: orderingScopes,
    request: z.object({ transactionId: id, emailId: Email }),
    response: z.object({ sentTo: AnswerText }),
  }),
  history: endpoint({
    summary: 'The transactions of the investor, newest first, a page at a time',
    method: 'POST',
    path: 'transaction/history',
    token: 'session',
    envelope: true,
    request: z.object({
      panNumber: Pan,
      limit: z.int().check(z.minimum(1), z.maximum(limits.entries.history)),
      filter: z.optional(HistoryFilter),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: z.object({
      transactions: z.array(TransactionRow),
      /** Asks for what comes after the last row; absent where nothing does. */
      next: z.optional(AnswerText),
    }),
  }),
  cancel: cancel('transaction/cancel', 'Takes back a registration before its cut-off'),
  cancelRedeem: cancel('transaction/cancel/redeem', 'Takes back a redemption before its cut-off'),
  cancelSwitch: cancel('transaction/cancel/switch', 'Takes back a switch before its cut-off'),
}
