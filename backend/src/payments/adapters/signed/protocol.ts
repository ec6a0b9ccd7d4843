import * as z from 'zod/mini'
import { Instant, Paise } from '@portal/contracts/wire/common'
import { BankHealth } from '@portal/contracts/payments/payment'
import { GatewayMode } from '@portal/contracts/payments/payment-attempt'
import { callbackOf, statusAnswerOf, UncheckedMoment, WireReason } from '../../../platform/provider-wire'

/**
 * The provider's protocol: signed JSON posted to `/checkouts/{open,status,close,refund,settlement}`, and signed JSON that the
 * provider posts to our callback address. Amounts are integer paise.
 */
const PaymentId = z.uuid()

export const OpenRequest = z.object({
  paymentId: PaymentId,
  orderNumber: z.string(),
  amount: Paise,
  mode: GatewayMode,
  bank: z.nullable(z.string()),
  payee: z.string(),
  returnUrl: z.string(),
  callbackUrl: z.string(),
})
export type OpenRequest = z.infer<typeof OpenRequest>

export const OpenAnswer = z.object({
  providerType: z.string(),
  url: z.string(),
  transactionToken: z.string(),
  /** Where a transfer goes, of an attempt by RTGS or NEFT. */
  transfer: z.optional(
    z.nullable(
      z.object({
        beneficiaryName: z.string(),
        accountNumber: z.string(),
        ifscCode: z.string(),
        bankName: z.string(),
        reference: z.string(),
      }),
    ),
  ),
  upi: z.nullable(
    z.object({ payee: z.string(), payeeName: z.string(), qrPayload: z.string(), expiresAt: Instant }),
  ),
})
export type OpenAnswer = z.infer<typeof OpenAnswer>

export const ByPayment = z.object({ paymentId: PaymentId })
const BankReference = z.string().check(z.minLength(1), z.maxLength(64))
export const RefundRequest = z.object({
  refundId: z.uuid(),
  paymentId: PaymentId,
  bankReference: BankReference,
  amount: Paise,
})
export type RefundRequest = z.infer<typeof RefundRequest>
export const HealthAnswer = z.object({ banks: z.array(BankHealth) })
export const RefundAnswer = z.object({ reference: z.string() })
export type RefundAnswer = z.infer<typeof RefundAnswer>

export const ByDay = z.object({ day: z.iso.date() })
export const SettlementAnswer = z.object({
  items: z.array(
    z.object({
      kind: z.enum(['capture', 'refund', 'adjustment']),
      reference: BankReference,
      paymentId: z.nullable(PaymentId),
      amount: z.int(),
      fee: z.int(),
      tax: z.int(),
      utr: z.nullable(z.string()),
      at: Instant,
    }),
  ),
})
export type SettlementAnswer = z.infer<typeof SettlementAnswer>

const reportAt = <Moment extends z.ZodMiniType<string>>(at: Moment) =>
  z.discriminatedUnion('news', [
    z.object({
      news: z.literal('captured'),
      paymentId: PaymentId,
      amount: z.int().check(z.positive()),
      bankReference: BankReference,
      at,
      /** The number of the account that a transfer came from. */
      from: z.optional(z.string().check(z.maxLength(40))),
    }),
    z.object({
      news: z.enum(['pending', 'failed', 'abandoned']),
      paymentId: PaymentId,
      reason: WireReason,
      at,
    }),
  ])
const Report = reportAt(Instant)
export type WireReport = z.infer<typeof Report>

export const StatusAnswer = statusAnswerOf(Report)
export type StatusAnswer = z.infer<typeof StatusAnswer>

export const Callback = callbackOf(reportAt(UncheckedMoment))
export type Callback = z.infer<typeof Callback>
