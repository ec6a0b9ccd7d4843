import type { RegistrationState } from '@portal/contracts/orders/order-states'
import type { PlanChangeKind } from '@portal/contracts/systematic-plans/plan-change-terms'
import type { PlanKind, PlanSnapshot } from '@portal/contracts/systematic-plans/plan-snapshot'
import { type MandateFacts, mandatesOf } from '../../mandates/mandate-reader'
import type { Tx } from '../../platform/database'
import type { Platform } from '../../platform/module'
import type { PlanTerms } from '../../plan-register/plan.repository'
import { amountOn } from '../../plan-register/step-up'
import type { OrderView } from '../../orders/kind'
import type { OrderRow } from '../../orders/order.repository'
import { frequencyOf } from '../plan-file/frequency'
import { PlacedTerms } from './placed-change'

/** A plan as a page shows it before or after a change. */
export function snapshotOf(
  mandates: readonly MandateFacts[],
  terms: PlanTerms,
  nextDue: string | null,
  on: string,
): PlanSnapshot {
  const mandate = mandates.find(({ umrn }) => umrn === terms.umrn)
  return {
    state: terms.state,
    amount: amountOn(terms, nextDue ?? on),
    frequency: frequencyOf(terms.everyMonths),
    dayOfMonth: terms.dayOfMonth,
    nextDue,
    endDate: terms.lastDue,
    umrn: terms.umrn,
    bankName: mandate?.bankName ?? null,
    accountLast4: mandate?.accountLast4 ?? null,
  }
}

/** What a change does, out of its stored terms: as it was confirmed, whatever became of the plan since. */
export function changeParts(mandates: readonly MandateFacts[], terms: unknown) {
  const { placed, pauseUntil, reason } = PlacedTerms.parse(terms)
  const { before, steps, nextBefore, nextAfter } = placed
  const [first] = steps
  if (!first) throw new Error('a change makes a version')
  return {
    before: snapshotOf(mandates, before, nextBefore, first.holdsFrom),
    after: snapshotOf(mandates, first.terms, nextAfter, first.holdsFrom),
    holdsFrom: first.holdsFrom,
    pauseUntil: pauseUntil ?? null,
    reason: reason ?? null,
  }
}

const planKinds = { SIP: 'SIP', STP: 'STP', SWP: 'SWP' } as const

/** The plan that a kind of change is of: its name begins with it. */
export const planKindOf = (kind: PlanChangeKind): PlanKind => planKinds[kind.slice(0, 3) as PlanKind]

/** The order of a change. */
export async function planChangeView(tx: Tx, _platform: Platform, order: OrderRow): Promise<OrderView> {
  return {
    family: 'registration',
    state: order.state as RegistrationState,
    planKind: planKindOf(order.kind as PlanChangeKind),
    ...changeParts(await mandatesOf(tx, order.investorPan), order.terms),
  }
}
