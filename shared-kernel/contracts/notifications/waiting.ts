import * as z from 'zod/mini'
import { BusinessDate, FolioNumber, Paise, Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'

/** What waits for a word of the investor beside orders (S2.016); a part that could not be read is null. Money in paise. */
export const WaitingItems = z.object({
  /** Requests that they confirm, or for which a paper is missing. */
  requests: z.nullable(
    z.array(
      z.object({
        requestId: AnswerText,
        title: AnswerText,
        waitsFor: z.enum(['signature', 'attachment']),
        text: AnswerText,
      }),
    ),
  ),
  /** SIPs that end soon and can run on. */
  endingSips: z.nullable(
    z.array(z.object({ planId: AnswerText, schemeName: AnswerText, endDate: BusinessDate })),
  ),
  /** Money that banks sent back. */
  unclaimed: z.nullable(
    z.array(
      z.object({
        transactionId: AnswerText,
        schemeName: AnswerText,
        amount: Paise,
        income: Paise,
        isIdcw: z.boolean(),
      }),
    ),
  ),
  /** A tax number of another country is missing. */
  taxNumberMissing: z.nullable(z.boolean()),
  /** Folios that the investor can change, without a bank account and without a nominee. */
  foliosWithoutBank: z.nullable(z.array(FolioNumber)),
  foliosWithoutNominee: z.nullable(z.array(FolioNumber)),
})
export type WaitingItems = z.infer<typeof WaitingItems>

/** Answered where requests are, which know what waits elsewhere too. */
export const waitingApi = {
  waiting: endpoint({
    summary:
      'What waits for a word of the investor beside orders: requests, SIPs that end, money, missing facts',
    method: 'POST',
    path: 'investor/waiting',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan }),
    response: WaitingItems,
  }),
}
