import { href, routes, type Step } from '@portal/kernel'

const names = ['amount', 'review', 'pay', 'receipt'] as const
export type PurchaseStep = (typeof names)[number]

const labels: Record<PurchaseStep, string> = {
  amount: 'Amount',
  review: 'Review',
  pay: 'Pay',
  receipt: 'Receipt',
}

/**
 * The four steps of a purchase as the stepper takes them, seen from one of them. The amount can be gone back to until
 * the order is placed; from then on nothing of it changes.
 */
export function purchaseSteps(current: PurchaseStep): { steps: Step[]; current: number } {
  const back = current === 'review' ? { to: href(routes.invest) } : {}
  return {
    steps: names.map((name) => ({ label: labels[name], ...(name === 'amount' && back) })),
    current: names.indexOf(current),
  }
}
