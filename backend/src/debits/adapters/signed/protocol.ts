import * as z from 'zod/mini'
import { BusinessDate, Instant, Paise } from '@portal/contracts/wire/common'
import { callbackOf, statusAnswerOf, UncheckedMoment } from '../../../platform/provider-wire'

/**
 * The bank's protocol: signed JSON posted to `/debits/{present,status}`, and signed JSON that the bank posts to our
 * callback address. Amounts are integer paise.
 */
const DebitId = z.uuid()

export const PresentRequest = z.object({
  debitId: DebitId,
  umrn: z.string(),
  accountNumber: z.string(),
  ifsc: z.string(),
  amount: Paise,
  presentOn: BusinessDate,
  callbackUrl: z.string(),
})
export const PresentAnswer = z.object({ debitId: DebitId })
export const ByDebit = z.object({ debitId: DebitId })

const reportAt = <Moment extends z.ZodMiniType<string>>(at: Moment) =>
  z.discriminatedUnion('news', [
    z.object({
      news: z.literal('paid'),
      debitId: DebitId,
      amount: Paise,
      bankReference: z.string().check(z.minLength(1), z.maxLength(64)),
      at,
    }),
    z.object({
      news: z.literal('failed'),
      debitId: DebitId,
      reason: z.string().check(z.minLength(1), z.maxLength(200)),
      at,
    }),
  ])
const Report = reportAt(Instant)
export type WireDebitReport = z.infer<typeof Report>

/** A debit that was presented has no report yet. */
export const DebitStatusAnswer = statusAnswerOf(Report)

export const DebitCallback = callbackOf(reportAt(UncheckedMoment))
export type DebitCallback = z.infer<typeof DebitCallback>
