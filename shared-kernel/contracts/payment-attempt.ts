import * as z from 'zod/mini'
import { Instant, Said } from './common'

/** What an investor can pay a checkout by (S9.027); mandates pay instalments. */
export const PaymentMode = z.enum(['DCB', 'DC', 'UPI', 'RTGS', 'CHEQUE'])
export type PaymentMode = z.infer<typeof PaymentMode>

export const PaymentState = z.enum(['started', 'pending', 'succeeded', 'failed', 'abandoned'])
export type PaymentState = z.infer<typeof PaymentState>

/** One try to pay a checkout. */
export const PaymentAttempt = z.object({
  paymentId: Said,
  paymentMode: PaymentMode,
  state: PaymentState,
  /** Of a transfer: the bank's number of it (UTR), as the investor told it. */
  utrNumber: z.optional(Said),
  /** Of a cheque. */
  chequeNumber: z.optional(Said),
  bankName: z.nullable(Said),
  accountLast4: z.nullable(Said),
  /** The gateway's reference, once the money was captured. */
  bankReference: z.nullable(Said),
  startedAt: Instant,
  settledAt: z.nullable(Instant),
  reason: z.nullable(Said),
})
export type PaymentAttempt = z.infer<typeof PaymentAttempt>
