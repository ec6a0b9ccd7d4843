import * as z from 'zod/mini'
import { limits } from '../src/validation/limits'
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
  SchemePlanCode,
  Units,
} from './common'
import { endpoint } from './endpoint'
import { OrderTerms } from './order-terms'
import { OtpCode } from './otp'

export const PaymentMode = z.enum(['DCB', 'DC', 'UPI'])
export type PaymentMode = z.infer<typeof PaymentMode>

/**
 * created: confirmed by one-time code, nothing paid · paid: money captured, waiting for the NAV ·
 * allotted: units in the folio · expired: not paid in time · refund_due, refunded: money came that no order could take.
 */
export const OrderState = z.enum(['created', 'paid', 'allotted', 'expired', 'refund_due', 'refunded'])
export type OrderState = z.infer<typeof OrderState>
export const PaymentState = z.enum(['started', 'pending', 'succeeded', 'failed', 'abandoned'])
export type PaymentState = z.infer<typeof PaymentState>

const SchemeRef = z.object({
  schemePlanCode: SchemePlanCode,
  schemeName: z.string(),
  planMode: PlanMode,
  optionCode: OptionCode,
  optDesc: z.string(),
  fundType: FundCategory,
})

/** What a purchase would give, if it were paid now. Computed by the server only. */
export const Quote = z.object({
  scheme: SchemeRef,
  amount: Paise,
  stampDuty: Paise,
  netAmount: Paise,
  lastNav: Nav,
  lastNavDate: BusinessDate,
  estimatedUnits: Units,
  /** India time, "15:00". */
  cutOff: z.string(),
  /** Pay before this moment for `navDateIfPaidNow`. */
  cutOffAt: Instant,
  serverNow: Instant,
  navDateIfPaidNow: BusinessDate,
  navDateIfPaidLater: BusinessDate,
  unitsOnIfPaidNow: BusinessDate,
  unitsOnIfPaidLater: BusinessDate,
})
export type Quote = z.infer<typeof Quote>

export const PaymentAttempt = z.object({
  paymentId: z.string(),
  paymentMode: PaymentMode,
  state: PaymentState,
  bankName: z.nullable(z.string()),
  accountLast4: z.nullable(z.string()),
  /** The gateway's reference, once the money was captured. */
  bankReference: z.nullable(z.string()),
  startedAt: Instant,
  settledAt: z.nullable(Instant),
  reason: z.nullable(z.string()),
})
export type PaymentAttempt = z.infer<typeof PaymentAttempt>

/** One order, with all that its pages and its receipt show. */
export const Order = z.object({
  transactionId: z.string(),
  /** "NM2608250041": what investors quote. */
  orderNumber: z.string(),
  state: OrderState,
  createdAt: Instant,
  payBefore: Instant,
  folioNo: z.nullable(FolioNumber),
  isNewFolio: z.boolean(),
  investorName: z.string(),
  investorPan: Pan,
  investorEmail: z.string(),
  investorMobile: z.string(),
  distributorARN: z.nullable(z.string()),
  scheme: SchemeRef,
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
})
export type Order = z.infer<typeof Order>

/** A row of the transaction history (S3.047 to S3.050 hold the stored record). */
export const TransactionRow = z.object({
  transactionId: z.string(),
  kind: z.enum([
    'PURCHASE',
    'PURCHASE_SIP',
    'REDEMPTION',
    'SWITCH_IN',
    'SWITCH_OUT',
    'IDCW_PAYOUT',
    'IDCW_REINVEST',
  ]),
  date: BusinessDate,
  folioNo: z.nullable(FolioNumber),
  schemeName: z.string(),
  schemePlanCode: SchemePlanCode,
  /** The other side of a switch. */
  toSchemeName: z.nullable(z.string()),
  amount: Paise,
  units: z.nullable(Units),
  status: z.enum(['PENDING', 'COMPLETED', 'IN_PROCESS', 'EXPIRED', 'FAILED']),
  /** The status in a few words: "Units allotted", "Debit failed", "Payment pending". */
  statusText: z.string(),
})
export type TransactionRow = z.infer<typeof TransactionRow>

export const UpcomingInstalment = z.object({
  planId: z.string(),
  kind: z.enum(['SIP', 'STP', 'SWP']),
  date: BusinessDate,
  schemeName: z.string(),
  toSchemeName: z.nullable(z.string()),
  amount: Paise,
  bankName: z.nullable(z.string()),
  accountLast4: z.nullable(z.string()),
  isLast: z.boolean(),
})
export type UpcomingInstalment = z.infer<typeof UpcomingInstalment>

const byTransaction = z.object({ transactionId: z.string().check(z.maxLength(64)) })
const OrderAnswer = z.object({ order: Order })

export const transactionApi = {
  quote: endpoint({
    summary: 'What a lump sum would give: cost, NAV date, estimated units; refuses what could not be ordered',
    method: 'POST',
    path: 'transaction/quote',
    token: 'session',
    envelope: true,
    request: z.object({
      schemePlanCode: SchemePlanCode,
      folioNo: z.nullable(FolioNumber),
      amount: Paise,
    }),
    response: Quote,
  }),
  newLumpsum: endpoint({
    summary: 'Places a lump-sum order that waits for payment; consumes the validated one-time code',
    method: 'POST',
    path: 'transaction/newlumpsum',
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.extend(OrderTerms, {
      otp: OtpCode,
      otpVerifyMode: z.literal('OTP'),
      referenceNumber: z.string().check(z.maxLength(64)),
      quickInvest: z.boolean(),
    }),
    response: OrderAnswer,
  }),
  initiatePayment: endpoint({
    summary: 'Starts one payment attempt; an order has at most one that is open',
    method: 'POST',
    path: 'transaction/payment/initiate',
    token: 'session',
    envelope: true,
    idempotent: true,
    request: z.object({
      transactionId: z.string().check(z.maxLength(64)),
      paymentMode: PaymentMode,
      bankId: z.nullable(z.string().check(z.maxLength(64))),
    }),
    response: z.object({
      paymentId: z.string(),
      paymentGateway: z.object({
        providerType: z.string(),
        /** Where the browser goes for net banking and cards, and what the UPI app opens. One use, short-lived. */
        url: z.string(),
        transactionToken: z.string(),
      }),
      upi: z.nullable(
        z.object({ payee: z.string(), payeeName: z.string(), qrPayload: z.string(), expiresAt: Instant }),
      ),
    }),
  }),
  paymentStatus: endpoint({
    summary: 'The order with its payment attempts, to poll after the browser returned',
    method: 'POST',
    path: 'transaction/paymentStatus',
    token: 'session',
    envelope: true,
    request: byTransaction,
    response: OrderAnswer,
  }),
  order: endpoint({
    summary: 'One order of the investor, for its receipt',
    method: 'POST',
    path: 'transaction/details',
    token: 'session',
    envelope: true,
    request: byTransaction,
    response: OrderAnswer,
  }),
  banks: endpoint({
    summary: 'The bank accounts that may pay an order',
    method: 'POST',
    path: 'transaction/paymentBanks',
    token: 'session',
    envelope: true,
    request: byTransaction,
    response: z.object({
      banks: z.array(
        z.object({
          bankId: z.string(),
          bankName: z.string(),
          accountLast4: z.string(),
          paymentModes: z.array(PaymentMode),
          usableFrom: z.nullable(BusinessDate),
        }),
      ),
    }),
  }),
  sendConfirmation: endpoint({
    summary: 'E-mails the receipt PDF',
    method: 'POST',
    path: 'transaction/sendConfirmation',
    token: 'session',
    envelope: true,
    request: z.object({ transactionId: z.string().check(z.maxLength(64)), emailId: Email }),
    response: z.object({ sentTo: z.string() }),
  }),
  history: endpoint({
    summary: 'The latest transactions of the investor, newest first',
    method: 'POST',
    path: 'transaction/history',
    token: 'session',
    envelope: true,
    request: z.object({
      panNumber: Pan,
      limit: z.int().check(z.minimum(1), z.maximum(limits.entries.history)),
    }),
    response: z.object({ transactions: z.array(TransactionRow) }),
  }),
  systematicPlans: endpoint({
    summary: 'The next instalment of every active plan, soonest first',
    method: 'POST',
    path: 'transaction/SystematicPlans',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan }),
    response: z.object({ upcoming: z.array(UpcomingInstalment) }),
  }),
  ifsc: endpoint({
    summary: 'The branch behind an IFSC',
    method: 'POST',
    path: 'bank/details',
    token: 'session',
    envelope: true,
    request: z.object({ ifscCode: z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)) }),
    response: z.object({ bankName: z.string(), branchName: z.string(), branchCity: z.string() }),
  }),
}
