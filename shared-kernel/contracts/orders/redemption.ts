import * as z from 'zod/mini'
import { BusinessDate, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { outflowQuote } from './outflow-quote'
import { ConfirmedByCode, InitiateAnswer } from './order'
import { RedeemTerms } from './order-terms'

/** What a redemption would bring, if it were asked for now. */
export const RedeemQuote = z.object({
  ...outflowQuote,
  bank: z.object({ bankId: AnswerText, bankName: AnswerText, accountLast4: AnswerText }),
  payoutOn: BusinessDate,
  payoutOnIfLater: BusinessDate,
})
export type RedeemQuote = z.infer<typeof RedeemQuote>

export const redemptionApi = {
  validate: endpoint({
    summary: 'What a redemption would bring and when; refuses what could not be ordered',
    method: 'POST',
    path: 'transaction/validate/redeem',
    token: 'session',
    envelope: true,
    request: z.omit(RedeemTerms, { kind: true }),
    response: RedeemQuote,
  }),
  redeem: endpoint({
    summary: 'Places a redemption; its units are on hold until they are sold',
    method: 'POST',
    path: 'transaction/redeem',
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.extend(z.omit(RedeemTerms, { kind: true }), ConfirmedByCode.shape),
    response: InitiateAnswer,
  }),
}
