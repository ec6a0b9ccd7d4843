import * as z from 'zod/mini'
import { FolioNumber, OptionCode, Paise, Pan, PlanMode, AnswerText, Units } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { TransactionRow } from './transaction-row'
import { PaymentMode } from '../payments/payment-attempt'
import { TransactionStatus } from './transaction-result'

const text = z.nullable(AnswerText)

/** S3.051: what the investor did last, for forms that begin with it. Money in paise. */
export const LastTransactedDetails = z.object({
  transactionType: TransactionRow.shape.kind,
  status: TransactionStatus,
  folioNo: z.nullable(FolioNumber),
  scheme: AnswerText,
  schemePlanCode: AnswerText,
  plan: PlanMode,
  option: OptionCode,
  /** Of a switch. */
  toScheme: text,
  /** Null for units that are not sold. */
  amount: z.nullable(Paise),
  units: z.nullable(Units),
  /** How it was paid; null for what was not paid, and for what is older than orders. */
  payMode: z.nullable(PaymentMode),
  /** The mandate that pays it. */
  umrNo: text,
  distributorARN: text,
  brokerCode: text,
  euin: text,
  riaCode: text,
})
export type LastTransactedDetails = z.infer<typeof LastTransactedDetails>

const byPan = z.object({ panNumber: Pan })

export const lastTransactionApi = {
  lastTransactedDetails: endpoint({
    summary: 'What the investor did last; null before the first transaction',
    method: 'POST',
    path: 'transaction/lastTransactedDetails',
    token: 'session',
    envelope: true,
    request: byPan,
    response: z.object({ details: z.nullable(LastTransactedDetails) }),
  }),
  latestTransactedFolio: endpoint({
    summary: 'The folio of the latest transaction that has one',
    method: 'POST',
    path: 'transaction/latestTransactedFolio',
    token: 'session',
    envelope: true,
    request: byPan,
    response: z.object({ folioNo: z.nullable(FolioNumber) }),
  }),
}
