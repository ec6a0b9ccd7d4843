import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { ConfirmedByCode, InitiateAnswer } from './order'
import { ChangeDividendTerms } from './order-terms'
import { SwitchQuote } from './switch'

/** What a change of the IDCW option would give, if it were asked for now. */
export const ChangeDividendQuote = z.extend(SwitchQuote, {
  /** Between payout and reinvestment nothing is sold: the purchases keep their dates and their cost. */
  keepsPurchases: z.boolean(),
})
export type ChangeDividendQuote = z.infer<typeof ChangeDividendQuote>

const change = z.omit(ChangeDividendTerms, { kind: true })

export const changeDividendApi = {
  validate: endpoint({
    summary: 'What a change of the IDCW option would give; refuses what could not be ordered',
    method: 'POST',
    path: 'transaction/validate/changeDividend',
    token: 'session',
    envelope: true,
    request: change,
    response: ChangeDividendQuote,
  }),
  changeDividend: endpoint({
    summary: 'Moves all free units of a holding to another option of the same scheme and plan',
    method: 'POST',
    path: 'transaction/changeDividend',
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.extend(change, ConfirmedByCode.shape),
    response: InitiateAnswer,
  }),
}
