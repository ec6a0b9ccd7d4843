import * as z from 'zod/mini'
import { BusinessDate, Instant, Paise } from '@portal/contracts/wire/common'
import { callbackOf, statusAnswerOf, UncheckedMoment } from '../../../platform/provider-wire'

/**
 * The bank's protocol: signed JSON posted to `/payouts/{send,status}`, and signed JSON that the bank posts to our
 * callback address. Amounts are integer paise.
 */
const PayoutId = z.uuid()

export const SendRequest = z.object({
  payoutId: PayoutId,
  accountNumber: z.string(),
  ifsc: z.string(),
  amount: Paise,
  dueOn: BusinessDate,
  mode: z.enum(['NEFT', 'IMPS']),
  callbackUrl: z.string(),
})
export const SendAnswer = z.object({ payoutId: PayoutId })
export const ByPayout = z.object({ payoutId: PayoutId })

/** What the bank says that it sent, and where to; a bank that says neither is taken at its word. */
const sent = {
  amount: z.optional(Paise),
  accountNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
}

const reportAt = <Moment extends z.ZodMiniType<string>>(at: Moment) =>
  z.discriminatedUnion('news', [
    z.object({
      news: z.literal('credited'),
      payoutId: PayoutId,
      utr: z.string().check(z.minLength(1), z.maxLength(64)),
      at,
      ...sent,
    }),
    z.object({
      news: z.literal('returned'),
      payoutId: PayoutId,
      reason: z.string().check(z.minLength(1), z.maxLength(200)),
      at,
      ...sent,
    }),
  ])
const Report = reportAt(Instant)
export type WirePayoutReport = z.infer<typeof Report>

/** A payout that is on its way has no report yet. */
export const PayoutStatusAnswer = statusAnswerOf(Report)

export const PayoutCallback = callbackOf(reportAt(UncheckedMoment))
export type PayoutCallback = z.infer<typeof PayoutCallback>
