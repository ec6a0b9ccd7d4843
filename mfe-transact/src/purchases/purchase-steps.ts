import { errandOfVisit, href, quickInvestSteps, routes, type Step } from '@portal/kernel'

const names = ['amount', 'review', 'pay', 'receipt'] as const
export type PurchaseStep = (typeof names)[number]

const labels: Record<PurchaseStep, string> = {
  amount: 'Amount',
  review: 'Review',
  pay: 'Pay',
  receipt: 'Receipt',
}

/** The same step, as one of those that quick invest began with; the bank and the nominees are of its folio. */
const quickly = { amount: 'Folio', review: 'Review', pay: 'Pay', receipt: 'Pay' } as const

/**
 * The steps of a purchase as the stepper takes them, seen from one of them; without `pays` nothing is paid on the way.
 * The amount can be gone back to until the order is placed; from then on nothing of it changes. Quick invest goes on with
 * the steps that it began with.
 */
export function purchaseSteps(current: PurchaseStep, pays = true): { steps: Step[]; current: number } {
  if (errandOfVisit() === 'quickInvest') return quickInvestSteps(quickly[current], pays)
  const taken = names.filter((name) => pays || name !== 'pay')
  const back = current === 'review' ? { to: href(routes.invest) } : {}
  return {
    steps: taken.map((name) => ({ label: labels[name], ...(name === 'amount' && back) })),
    current: taken.indexOf(current),
  }
}
