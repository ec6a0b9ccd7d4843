import * as z from 'zod/mini'
import { BusinessDate, FolioNumber, Paise, Pan, Said } from './common'
import { endpoint } from './endpoint'

/** What waits for a word of the investor beside orders (S2.016); a part that could not be read is null. Money in paise. */
export const WaitingMatters = z.object({
  /** Requests that they confirm, or for which a paper is missing. */
  requests: z.nullable(
    z.array(z.object({ requestId: Said, title: Said, waitsFor: z.enum(['signature', 'paper']), text: Said })),
  ),
  /** SIPs that end soon and can run on. */
  endingSips: z.nullable(z.array(z.object({ planId: Said, schemeName: Said, endDate: BusinessDate }))),
  /** Money that banks sent back. */
  unclaimed: z.nullable(
    z.array(
      z.object({ transactionId: Said, schemeName: Said, amount: Paise, income: Paise, isIdcw: z.boolean() }),
    ),
  ),
  /** A tax number of another country is missing. */
  taxNumberMissing: z.nullable(z.boolean()),
  /** Folios that the investor can change, without a bank account and without a nominee. */
  foliosWithoutBank: z.nullable(z.array(FolioNumber)),
  foliosWithoutNominee: z.nullable(z.array(FolioNumber)),
})
export type WaitingMatters = z.infer<typeof WaitingMatters>

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
    response: WaitingMatters,
  }),
}
