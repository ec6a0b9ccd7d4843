import * as z from 'zod/mini'
import { BusinessDate, Paise } from '../wire/common'

/** One instalment of a SIP to come. */
export const DueDate = z.object({
  dueOn: BusinessDate,
  /** What is debited, step-ups included. */
  amount: Paise,
  /** The business day of the debit: later than `dueOn` where that is no dealing day. */
  debitOn: BusinessDate,
  /** Of the money, once the bank has answered. */
  navDate: BusinessDate,
  unitsOn: BusinessDate,
})
export type DueDate = z.infer<typeof DueDate>
