import type { RegistrationState } from '@portal/kernel/contracts/order'
import { onOrAfter } from '../../calendar/business-day'
import { mandateOf } from '../../mandates/mandate-reader'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { OrderView } from '../kinds/kind'
import type { OrderRow } from '../order.repository'
import { scheduleOf } from './sip-dates'
import { PlacedSipTerms } from './sip-terms'

/** The registration of a SIP, as it was ordered. */
export async function sipView(tx: Tx, _platform: Platform, order: OrderRow): Promise<OrderView> {
  const terms = PlacedSipTerms.parse(order.terms)
  const { amount, sipFrequency, sipDate, sipStartDate, until, umrn } = terms
  const { lastDue, installments } = scheduleOf(terms)
  const { bankName, accountLast4 } = await mandateOf(tx, order.investorPan, umrn)
  return {
    family: 'registration',
    state: order.state as RegistrationState,
    amount,
    sipFrequency,
    sipDate,
    sipStartDate,
    until,
    endDate: lastDue,
    installments,
    firstDebitOn: onOrAfter(sipStartDate),
    umrn,
    bankName,
    accountLast4,
  }
}
