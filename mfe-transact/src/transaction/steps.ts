import {
  href,
  quickInvestSteps,
  type RouteReference,
  routes,
  scopeOfVisit,
  type Step,
  type Text,
  textOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'

export type PaidStep = 'first' | 'review' | 'pay'
/** In which order they come. */
const places: readonly PaidStep[] = ['first', 'review', 'pay']

interface Steps {
  steps: Step[]
  current: number
}

/** The steps of a flow as the stepper takes them, seen from one of them; from the review the first one is gone back to. */
function stepsAt(labels: readonly string[], step: PaidStep, back?: string): Steps {
  const link = step === 'review' && back !== undefined ? { to: back } : {}
  return {
    steps: labels.map((label, index) => (index === 0 ? { label, ...link } : { label })),
    current: places.indexOf(step),
  }
}

/** The steps of what nothing is paid for: the first one has the name of what it asks for. */
export const orderSteps = (first: Text, current: 'first' | 'review', back?: string): Steps =>
  stepsAt([textOf(first), t`Review`, t`Receipt`], current, back)

/** The same step, as one of those that quick invest began with; the bank and the nominees are of its folio. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- Codes of steps, which no person reads.
const quickly = { first: 'Folio', review: 'Review', pay: 'Pay' } as const

/**
 * The steps of a purchase; without `pays` nothing is paid on the way. The amount can be gone back to until the order is
 * placed; from then on nothing of it changes. Quick invest goes on with the steps that it began with.
 */
export function purchaseSteps(current: PaidStep, pays = true): Steps {
  if (scopeOfVisit() === 'quickInvest') return quickInvestSteps(quickly[current], pays)
  return paidSteps(t`Amount`, current, pays, href(routes.invest))
}

/** The steps of what one payment pays for. */
export const paidSteps = (first: Text, current: PaidStep, pays: boolean, back: string): Steps =>
  stepsAt([textOf(first), t`Review`, ...(pays ? [t`Pay`] : []), t`Receipt`], current, back)

/** Where the investment that was entered is changed: the invest page on its draft (S2.041). */
export const editInvestment: RouteReference = { path: '/home/transaction/edit-investment', query: [] }

/** The way back from every page of a change; the visit of a link goes to what can be renewed. */
export const plansBack = () =>
  scopeOfVisit()
    ? { to: href(routes.renewSipList), label: t`SIPs to renew` }
    : { to: href(routes.systematicPlans), label: t`My systematic plans` }
