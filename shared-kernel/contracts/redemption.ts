import * as z from 'zod/mini'
import { BusinessDate, Said } from './common'
import { endpoint } from './endpoint'
import { exitQuote } from './exit-quote'
import { ConfirmedByCode, InitiateAnswer } from './order'
import { RedeemTerms } from './order-terms'

/** What a redemption would bring, if it were asked for now. */
export const RedeemQuote = z.object({
  ...exitQuote,
  bank: z.object({ bankId: Said, bankName: Said, accountLast4: Said }),
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
