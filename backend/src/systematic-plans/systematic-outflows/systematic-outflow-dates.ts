import type { SipUntil, WithdrawalPeriod } from '@portal/contracts/orders/order-terms'
import { nextSipDay, sipSchedule, type SipSchedule } from '@portal/contracts/validation'
import { addBusinessDays, closedDays } from '../../calendar/business-day'
import { registrationOf } from '../sip/sip-dates'
import type { SystematicOutflowTerms } from './systematic-outflow-terms'

/** The due dates that the terms of a plan come to. */
export function systematicOutflowSchedule({
  amount,
  frequency,
  startDate,
  period,
}: Pick<SystematicOutflowTerms, 'amount' | 'frequency' | 'startDate' | 'period'>): SipSchedule {
  const when = { amount, sipFrequency: frequency, sipStartDate: startDate, payFirstNow: false, closedDays }
  return sipSchedule({ ...when, until: untilOf(period) })
}

function untilOf(period: WithdrawalPeriod): SipUntil {
  switch (period.periodType) {
    case 'Until cancelled':
      return { sipPeriod: 'Till Canceled' }
    case 'Till date':
      return { sipPeriod: 'Date', endDate: period.endDate }
    case 'Number of instalments':
      return { sipPeriod: 'No. of Installments', installments: period.installments }
  }
}

/** The first due date of a plan of a day of the month: no money needs notice, so the next business day can be one. */
export function firstDueOf(dayOfMonth: number, now: Date): string {
  return nextSipDay(dayOfMonth, addBusinessDays(registrationOf(now).registeredOn, 1))
}
