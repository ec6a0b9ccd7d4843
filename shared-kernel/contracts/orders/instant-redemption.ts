import * as z from 'zod/mini'
import { FolioNumber, Instant, Paise, Pan, AnswerText, SchemePlanCode } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { outflowQuote } from './outflow-quote'
import { ConfirmedByCode, InitiateAnswer } from './order'
import { InstaRedeemTerms } from './order-terms'

/** How much of a scheme an investor may have at once on one day, and how much is left of that. In paise. */
const dayLimit = { dayLimit: Paise, usedToday: Paise, most: Paise }

/** The regulator's rule: the lower of a sum and so many percent of what is held, in the account within so many minutes. */
const InstantLimit = z.object({ most: Paise, percent: AnswerText, minutes: z.int() })

/**
 * What an instant redemption would bring, if it were asked for now; its units are sold at the lower NAV of `navDate` and
 * `navDateIfLater`.
 */
export const InstaRedeemQuote = z.object({
  ...outflowQuote,
  ...dayLimit,
  bank: z.object({ bankId: AnswerText, bankName: AnswerText, accountLast4: AnswerText }),
  /** By when the money is in the account. */
  payoutBy: Instant,
})
export type InstaRedeemQuote = z.infer<typeof InstaRedeemQuote>

const draftTerms = z.omit(InstaRedeemTerms, { kind: true })

/** Money of a liquid or overnight fund within half an hour, at any hour of any day (S7.063). */
export const instantRedemptionApi = {
  eligible: endpoint({
    summary: 'Whether a holding can be redeemed at once, up to how much today, or why not',
    method: 'POST',
    path: 'transaction/instRedeem/eligible',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan, folioNumber: FolioNumber, schemePlanCode: SchemePlanCode }),
    response: z.object({
      eligible: z.boolean(),
      reason: z.nullable(AnswerText),
      ...dayLimit,
      rule: InstantLimit,
    }),
  }),
  validate: endpoint({
    summary: 'What an instant redemption would bring; refuses what could not be ordered',
    method: 'POST',
    path: 'transaction/validate/instaRedeem',
    token: 'session',
    envelope: true,
    request: draftTerms,
    response: InstaRedeemQuote,
  }),
  instaRedeem: endpoint({
    summary: 'Sends money at once, and sells its units when their NAV is out; it cannot be taken back',
    method: 'POST',
    path: 'transaction/instaRedeem',
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.extend(draftTerms, ConfirmedByCode.shape),
    response: InitiateAnswer,
  }),
}
