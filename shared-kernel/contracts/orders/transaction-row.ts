import * as z from 'zod/mini'
import { BusinessDate, FolioNumber, Instant, Paise, AnswerText, SchemePlanCode, Units } from '../wire/common'

/** A row of the transaction history. */
export const TransactionRow = z.object({
  transactionId: AnswerText,
  kind: z.enum([
    'PURCHASE',
    'PURCHASE_SIP',
    'REDEMPTION',
    'SWITCH_IN',
    'SWITCH_OUT',
    'IDCW_PAYOUT',
    'IDCW_REINVEST',
    'SIP_REGISTRATION',
    'STP_REGISTRATION',
    'SWP_REGISTRATION',
    'PLAN_CHANGE',
  ]),
  /** What it is called, where its kind says too little: "Rebalancing of IS2608250041". */
  called: z.optional(AnswerText),
  /** The kind of plan that it is an instalment of; null where it is none. */
  instalmentOf: z.nullable(z.enum(['SIP', 'STP', 'SWP'])),
  /** Of the NAV or of the money, which puts the rows into their order. */
  date: BusinessDate,
  /** The day of the order, of an instalment its due date; null for what is no order. */
  orderedOn: z.nullable(BusinessDate),
  folioNo: z.nullable(FolioNumber),
  schemeName: AnswerText,
  schemePlanCode: SchemePlanCode,
  /** The other side of a switch. */
  toSchemeName: z.nullable(AnswerText),
  /** Of what left a fund net of load, STT and tax at source; null for units that are not sold. */
  amount: z.nullable(Paise),
  units: z.nullable(Units),
  status: z.enum(['PENDING', 'COMPLETED', 'IN_PROCESS', 'EXPIRED', 'FAILED']),
  /** The status in a few words: "Units allotted", "Debit failed", "Payment pending". */
  statusText: AnswerText,
  /** Until when the investor may take it back; null: not at all. */
  cancelUntil: z.nullable(Instant),
})
export type TransactionRow = z.infer<typeof TransactionRow>
