import * as z from 'zod/mini'
import { BusinessDate, Instant, Paise, AnswerText } from '../wire/common'

/** due: not sent yet · sent: the bank has it · paid: credited · returned: the bank sent it back. */
export const PayoutState = z.enum(['due', 'sent', 'paid', 'returned'])
export type PayoutState = z.infer<typeof PayoutState>

/** Money on its way to the investor, one attempt. */
export const Payout = z.object({
  payoutId: AnswerText,
  state: PayoutState,
  amount: Paise,
  bankName: AnswerText,
  accountLast4: AnswerText,
  dueOn: BusinessDate,
  /** The bank's reference, once credited. */
  utr: z.nullable(AnswerText),
  settledAt: z.nullable(Instant),
  /** Why the bank returned it. */
  reason: z.nullable(AnswerText),
})
export type Payout = z.infer<typeof Payout>
