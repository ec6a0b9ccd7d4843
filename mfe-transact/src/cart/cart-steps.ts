import { href, type Step } from '@portal/kernel'
import { cartAt } from './cart-places'

const names = ['Cart', 'Review', 'Pay', 'Receipt'] as const
type CartStep = (typeof names)[number]

/** The steps of a cart as the stepper takes them; without `pays` nothing is paid on the way. */
export function cartSteps(current: CartStep, pays = true): { steps: Step[]; current: number } {
  const taken = names.filter((name) => pays || name !== 'Pay')
  const back = current === 'Review' ? { to: href(cartAt(1)) } : {}
  return {
    steps: taken.map((label) => ({ label, ...(label === 'Cart' && back) })),
    current: taken.indexOf(current),
  }
}
