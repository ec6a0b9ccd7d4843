import type { PaymentMode } from '@portal/kernel/contracts/payment-attempt'
import { indiaDate } from '@portal/kernel/format'
import { addBusinessDays } from '../calendar/business-day'
import { indiaMoment } from '../calendar/india-time'

/** Business days that money is given to arrive: banks book transfers in batches, and a cheque is cleared. */
const days: Partial<Record<PaymentMode, number>> = { RTGS: 3, CHEQUE: 7 }

/** Until when money that is sent in a way may arrive; undefined where it arrives at once. */
export function arrivesBy(mode: PaymentMode, now: Date): Date | undefined {
  const within = days[mode]
  return within === undefined ? undefined : indiaMoment(addBusinessDays(indiaDate(now), within), '18:00')
}
