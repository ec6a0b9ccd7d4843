import { indiaDate } from '@portal/contracts/format'
import type { MandateMode, PaymentMode } from '@portal/contracts/payments/payment-attempt'
import { addBusinessDays } from '../calendar/business-day'
import { indiaMoment } from '../calendar/india-time'
import { serviceTerms } from '../regulation/service-terms'

/** Business days that money is given to arrive: a cheque is cleared, and a debit is answered on the day after it was presented. */
const days: Partial<Record<PaymentMode, number>> = {
  RTGS: serviceTerms.transferBusinessDays,
  CHEQUE: 7,
  KOTM: 1,
  NACH: 1,
}

/** Until when money that is sent or presented on a day may arrive; undefined where it arrives at once. */
export function arrivesBy(mode: PaymentMode, sentOn: string): Date | undefined {
  const within = days[mode]
  return within === undefined ? undefined : indiaMoment(addBusinessDays(sentOn, within), '18:00')
}

/** The day by which the money of a debit is here that goes to the bank on a day. */
export function moneyBy(mode: MandateMode, debitOn: string): string {
  return indiaDate(arrivesBy(mode, debitOn) ?? debitOn)
}
