import * as z from 'zod/mini'
import { BusinessDate, Paise } from '../wire/common'
import { SystematicOutflowFrequency, WithdrawalPeriod } from '../orders/order-terms'

/** How much a plan takes out of a holding, when, and until when. */
export const systematicOutflowSnapshot = {
  /** Of each instalment. */
  amount: Paise,
  frequency: SystematicOutflowFrequency,
  dayOfMonth: z.int(),
  /** The first due date. */
  startDate: BusinessDate,
  period: WithdrawalPeriod,
  /** The last due date; null: until cancelled. */
  endDate: z.nullable(BusinessDate),
  installments: z.nullable(z.int()),
  /** The business day of the first sale. */
  firstDealtOn: BusinessDate,
  /** When the first money is in the account, or the first units are in the folio. */
  firstArrivesOn: BusinessDate,
}
