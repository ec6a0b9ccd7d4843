import * as z from 'zod/mini'
import { BusinessDate, Instant, Paise, AnswerText } from '../wire/common'

/** What the payment provider takes money by, and what the investor sends. */
export const GatewayMode = z.enum(['DCB', 'DC', 'UPI', 'RTGS', 'CHEQUE'])
export type GatewayMode = z.infer<typeof GatewayMode>

/** What is debited on a mandate: a one-time mandate (KOTM) or an e-mandate (NACH). */
export const MandateMode = z.enum(['KOTM', 'NACH'])
export type MandateMode = z.infer<typeof MandateMode>

/** Every way to pay a checkout (S9.027). */
export const PaymentMode = z.enum(['DCB', 'DC', 'UPI', 'RTGS', 'KOTM', 'NACH', 'CHEQUE'])
export type PaymentMode = z.infer<typeof PaymentMode>

export const PaymentState = z.enum(['started', 'pending', 'succeeded', 'failed', 'abandoned'])
export type PaymentState = z.infer<typeof PaymentState>

/** Money that came for an attempt and that the order could not take: all of it goes back where it came from. */
export const ReturnedMoney = z.object({
  /** In paise. */
  amount: Paise,
  reason: AnswerText,
  /** When it was booked. */
  at: Instant,
  /** When it left; null while it is on its way out. */
  sentAt: z.nullable(Instant),
})
export type ReturnedMoney = z.infer<typeof ReturnedMoney>

/** One try to pay a checkout. */
export const PaymentAttempt = z.object({
  paymentId: AnswerText,
  paymentMode: PaymentMode,
  state: PaymentState,
  /** Of a transfer: the bank's number of it (UTR), as the investor told it. */
  utrNumber: z.optional(AnswerText),
  /** Of a cheque. */
  chequeNumber: z.optional(AnswerText),
  bankName: z.nullable(AnswerText),
  accountLast4: z.nullable(AnswerText),
  /** The gateway's reference, once the money was captured. */
  bankReference: z.nullable(AnswerText),
  startedAt: Instant,
  settledAt: z.nullable(Instant),
  reason: z.nullable(AnswerText),
  /** The oldest first; absent where nothing came that could not be used. */
  returned: z.optional(z.array(ReturnedMoney)),
  /** Of a mandate. */
  debit: z.optional(
    z.object({
      /** The day on which it goes to the bank. */
      debitOn: BusinessDate,
      /** The day by which the money is here. */
      moneyBy: BusinessDate,
      /** Whether the bank has it, or may have it: until then another way can be chosen. */
      isWithBank: z.boolean(),
    }),
  ),
})
export type PaymentAttempt = z.infer<typeof PaymentAttempt>
