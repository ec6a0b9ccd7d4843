import type { RegistrationState } from '@portal/contracts/orders/order-states'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import { banksOf } from '../../folios/folio-reader'
import type { OrderView } from '../../orders/kind'
import type { OrderRow } from '../../orders/order.repository'
import { planNamed, schemeRef } from '../../orders/scheme-plan'
import { systematicOutflowDue } from './systematic-outflow-dues'
import { systematicOutflowSchedule } from './systematic-outflow-dates'
import { type SystematicOutflowTerms, PlacedStpTerms, PlacedSwpTerms } from './systematic-outflow-terms'

/** The registration of an STP, as it was ordered. */
export async function stpView(tx: Tx, { clock }: Platform, order: OrderRow): Promise<OrderView> {
  const terms = PlacedStpTerms.parse(order.terms)
  const { scheme } = await planNamed(tx, order.schemePlanCode, clock.today())
  const into = await planNamed(tx, terms.toSchemePlanCode, clock.today())
  const first = systematicOutflowDue(terms.startDate, scheme, into.scheme)
  return {
    ...sharedView(order, terms),
    firstDealtOn: first.dealtOn,
    firstArrivesOn: first.arrivesOn,
    toScheme: schemeRef(into),
  }
}

/** The registration of an SWP, as it was ordered. */
export async function swpView(tx: Tx, { clock }: Platform, order: OrderRow): Promise<OrderView> {
  const terms = PlacedSwpTerms.parse(order.terms)
  const { scheme } = await planNamed(tx, order.schemePlanCode, clock.today())
  const first = systematicOutflowDue(terms.startDate, scheme)
  const bank = (await banksOf(tx, order.investorPan)).find(({ bankId }) => bankId === terms.bankId)
  return {
    ...sharedView(order, terms),
    firstDealtOn: first.dealtOn,
    firstArrivesOn: first.arrivesOn,
    bankName: bank?.bankName ?? '',
    accountLast4: bank?.accountNumber.slice(-4) ?? '',
  }
}

function sharedView(order: OrderRow, terms: SystematicOutflowTerms) {
  const { amount, frequency, dayOfMonth, startDate, period } = terms
  const { lastDue: endDate, installments } = systematicOutflowSchedule(terms)
  const state = order.state as RegistrationState
  return {
    family: 'registration',
    state,
    amount,
    frequency,
    dayOfMonth,
    startDate,
    period,
    endDate,
    installments,
  } as const
}
