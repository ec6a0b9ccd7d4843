import * as z from 'zod/mini'
import { BusinessDate, Instant, Nav, Paise, AnswerText, Units } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { Order } from './order'
import { PurchaseState, RedemptionState, RegistrationState, SwitchState } from './order-states'
import { StoredTransaction } from './stored-transaction'
import { TransactionRow } from './transaction-row'

/** What became of a transaction: an order with every change of its state, and what it wrote into the ledger. */
export const TransactionTimeline = z.object({
  /** Null where the transaction is older than orders. */
  order: z.nullable(Order),
  /** The order as it is kept; null where there is none. */
  record: z.nullable(StoredTransaction),
  /** Every state that the order came to, the first one first. */
  changes: z.array(
    z.object({
      state: z.union([PurchaseState, RedemptionState, SwitchState, RegistrationState]),
      at: Instant,
    }),
  ),
  entries: z.array(
    z.object({
      kind: TransactionRow.shape.kind,
      instalmentOf: TransactionRow.shape.instalmentOf,
      date: BusinessDate,
      schemeName: AnswerText,
      units: Units,
      nav: Nav,
      amount: Paise,
      stampDuty: Paise,
      /** Exit load, STT and tax at source of a sale, tax at source of IDCW; the rest came. */
      withheld: Paise,
    }),
  ),
})
export type TransactionTimeline = z.infer<typeof TransactionTimeline>

export const timelineApi = {
  timeline: endpoint({
    summary: 'What became of one transaction of the history, step by step',
    method: 'POST',
    path: 'transaction/timeline',
    token: 'session',
    envelope: true,
    request: z.object({ transactionId: z.string().check(z.maxLength(64)) }),
    response: TransactionTimeline,
  }),
}
