import type { DueDate } from '@portal/kernel/contracts/due-date'
import type { RegistrationState } from '@portal/kernel/contracts/order'
import { sipSchedule } from '@portal/kernel/validation'
import { onOrAfter } from '../../calendar/business-day'
import { mandateOf } from '../../mandates/mandate-reader'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { Schedule } from '../../systematic-plans/due-dates'
import { planOf } from '../../systematic-plans/plan.repository'
import type { OrderView } from '../kinds/kind'
import type { OrderRow } from '../order.repository'
import { planNamed } from '../scheme-plan'
import { birthDateOf } from '../purchase/minor'
import { coverOf } from './cover'
import { firstDues } from './sip-dates'
import { PlacedSipTerms } from './sip-terms'

/** The registration of a SIP, as it was ordered, with the instalments that are to come of it. */
export async function sipView(tx: Tx, platform: Platform, order: OrderRow): Promise<OrderView> {
  const terms = PlacedSipTerms.parse(order.terms)
  const { amount, sipFrequency, sipDate, sipStartDate, until, umrn } = terms
  const { lastDue, installments } = sipSchedule(terms)
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
    dues: await duesOf(tx, platform, order, terms),
    umrn,
    bankName,
    accountLast4,
    ...(terms.smart && coverOf(terms, await birthDateOf(tx, order.investorPan))),
  }
}

async function duesOf(
  tx: Tx,
  { clock }: Platform,
  order: OrderRow,
  terms: PlacedSipTerms,
): Promise<DueDate[]> {
  const today = clock.today()
  const schedule = await scheduleOf(tx, order, terms)
  if (!schedule) return []
  const { scheme } = await planNamed(tx, order.schemePlanCode, today)
  return firstDues(schedule, scheme, today)
}

/** As ordered until it is registered, from then on as the plan stands; undefined where nothing is due any more. */
async function scheduleOf(tx: Tx, { state }: OrderRow, terms: PlacedSipTerms): Promise<Schedule | undefined> {
  if (state === 'accepted') return sipSchedule(terms)
  const plan = state === 'registered' ? await planOf(tx, terms.planId) : undefined
  return plan?.state === 'ACTIVE' ? plan : undefined
}
