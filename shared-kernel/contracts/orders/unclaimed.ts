import * as z from 'zod/mini'
import { BusinessDate, FolioNumber, Instant, Paise, Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { ConfirmedByCode, Order, SchemeRef } from './order'

const id = z.string().check(z.minLength(1), z.maxLength(64))

/** Money of a redemption or a payout of IDCW that banks sent back, with what it has earned since. In paise. */
export const UnclaimedAmount = z.object({
  /** The redemption, or the payout of IDCW, that it comes from. */
  transactionId: AnswerText,
  /** Null for IDCW, which nobody orders. */
  orderNumber: z.nullable(AnswerText),
  /** Of IDCW: its record date. */
  idcwOf: z.nullable(BusinessDate),
  scheme: SchemeRef,
  folioNo: FolioNumber,
  amount: Paise,
  income: Paise,
  returnedAt: Instant,
  /** Why the bank sent it back, and which account that was. */
  reason: z.nullable(AnswerText),
  bankName: AnswerText,
  accountLast4: AnswerText,
  /** The accounts of the folio that it may go to. */
  banks: z.array(
    z.object({
      bankId: AnswerText,
      bankName: AnswerText,
      accountLast4: AnswerText,
      /** The first day on which it can be paid; null: today. */
      usableFrom: z.nullable(BusinessDate),
    }),
  ),
  /** When a claim of today is in the account. */
  payoutOn: BusinessDate,
})
export type UnclaimedAmount = z.infer<typeof UnclaimedAmount>

/** Money that waits for an investor (S2.033, decision 39). */
export const unclaimedApi = {
  list: endpoint({
    summary: 'What banks sent back and nobody has asked for since, each with its income',
    method: 'POST',
    path: 'transaction/unclaimed',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan }),
    response: z.object({ amounts: z.array(UnclaimedAmount) }),
  }),
  claim: endpoint({
    summary: 'Pays an unclaimed amount to an account of the folio, with its income',
    method: 'POST',
    path: 'transaction/unclaimed/claim',
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.extend(ConfirmedByCode, { transactionId: id, bankId: id }),
    /** Null for IDCW. */
    response: z.object({ order: z.nullable(Order) }),
  }),
}
