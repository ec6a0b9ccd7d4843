import { scopeOfVisit, href, quickInvestSteps, type RouteReference, routes, type Step } from '@portal/kernel'

interface Steps {
  steps: Step[]
  current: number
}

/** The steps of a flow as the stepper takes them, seen from one of them; from the review the first one is gone back to. */
function stepsAt(labels: readonly string[], current: string, back?: string): Steps {
  const link = current === 'Review' && back !== undefined ? { to: back } : {}
  return {
    steps: labels.map((label, index) => (index === 0 ? { label, ...link } : { label })),
    current: labels.indexOf(current),
  }
}

/** The steps of what nothing is paid for: the first one has the name of what it asks for. */
export const orderSteps = (first: string, current: 'first' | 'review', back?: string): Steps =>
  stepsAt([first, 'Review', 'Receipt'], current === 'first' ? first : 'Review', back)

export type PaidStep = 'first' | 'review' | 'pay'
const labels = { review: 'Review', pay: 'Pay' } as const
/** The same step, as one of those that quick invest began with; the bank and the nominees are of its folio. */
const quickly = { first: 'Folio', review: 'Review', pay: 'Pay' } as const

/**
 * The steps of a purchase; without `pays` nothing is paid on the way. The amount can be gone back to until the order is
 * placed; from then on nothing of it changes. Quick invest goes on with the steps that it began with.
 */
export function purchaseSteps(current: PaidStep, pays = true): Steps {
  if (scopeOfVisit() === 'quickInvest') return quickInvestSteps(quickly[current], pays)
  return paidSteps('Amount', current, pays, href(routes.invest))
}

/** The steps of what one payment pays for. */
export function paidSteps(first: string, current: PaidStep, pays: boolean, back: string): Steps {
  const all = [first, 'Review', ...(pays ? ['Pay'] : []), 'Receipt']
  return stepsAt(all, current === 'first' ? first : labels[current], back)
}

/** Where the investment that was entered is changed: the invest page on its draft (S2.041). */
export const editInvestment: RouteReference = { path: '/home/transaction/edit-investment', query: [] }

/** The way back from every page of a change; the visit of a link goes to what can be renewed. */
export const plansBack = () =>
  scopeOfVisit()
    ? { to: href(routes.renewSipList), label: 'SIPs to renew' }
    : { to: href(routes.systematicPlans), label: 'My systematic plans' }
