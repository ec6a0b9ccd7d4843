import type { DueDate } from '@portal/contracts/systematic-plans/due-date'
import type { RegistrationState } from '@portal/contracts/orders/order-states'
import { sipSchedule } from '@portal/contracts/validation'
import { onOrAfter } from '../../calendar/business-day'
import { mandateOf } from '../../mandates/mandate-reader'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { amountOn, type PlanStepUp } from '../../plan-register/step-up'
import type { Schedule } from '../../plan-register/due-dates'
import { planOf } from '../../plan-register/plan.repository'
import type { OrderView } from '../../orders/kind'
import type { OrderRow } from '../../orders/order.repository'
import { planNamed } from '../../orders/scheme-plan'
import { birthDateOf } from '../../orders/purchase/minor'
import { coverOf } from './cover'
import { firstDues } from './sip-dates'
import { PlacedSipTerms, stepUpOf, timingOf } from './sip-terms'

/** The registration of a SIP, as it was ordered, with the instalments that are to come of it. */
export async function sipView(tx: Tx, platform: Platform, order: OrderRow): Promise<OrderView> {
  const terms = PlacedSipTerms.parse(order.terms)
  const { amount, sipFrequency, sipDate, sipStartDate, until, umrn } = terms
  const { lastDue, installments } = sipSchedule(timingOf(terms))
  const { bankName, accountLast4 } = await mandateOf(tx, order.investorPan, umrn)
  return {
    family: 'registration',
    state: order.state as RegistrationState,
    amount,
    ...(terms.sipTopUp && { sipTopUp: terms.sipTopUp }),
    sipFrequency,
    ...(sipDate && { sipDate }),
    sipStartDate,
    until,
    endDate: lastDue,
    installments,
    ...(terms.payFirstNow && { firstNow: amount }),
    firstDebitOn: onOrAfter(sipStartDate),
    dues: await duesOf(tx, platform, order, terms),
    umrn,
    bankName,
    accountLast4,
    ...(terms.smart &&
      coverOf(terms, (await birthDateOf(tx, order.investorPan)) ?? terms.smart.birthDate ?? null)),
  }
}

async function duesOf(
  tx: Tx,
  { clock }: Platform,
  order: OrderRow,
  terms: PlacedSipTerms,
): Promise<DueDate[]> {
  const today = clock.today()
  const plan = await planAhead(tx, order, terms)
  if (!plan) return []
  const { scheme } = await planNamed(tx, order.schemePlanCode, today)
  return firstDues(plan, scheme, (dueOn) => amountOn(plan, dueOn), today)
}

type PlanAhead = Schedule & { amountPaise: number; stepUp: PlanStepUp | null }

/** As ordered until it is registered, from then on as the plan stands; undefined where nothing is due any more. */
async function planAhead(tx: Tx, { state }: OrderRow, terms: PlacedSipTerms): Promise<PlanAhead | undefined> {
  if (state === 'accepted')
    return { ...sipSchedule(timingOf(terms)), amountPaise: terms.amount, stepUp: stepUpOf(terms) }
  const plan = state === 'registered' ? await planOf(tx, terms.planId) : undefined
  return plan?.state === 'ACTIVE' ? plan : undefined
}
