import type { Step } from '@portal/ui/page'
import { routes } from '@portal/contracts/wire/routes'

const labels = ['Fund', 'Code', 'Folio', 'Review', 'Pay'] as const
/** A step of quick invest, by its name. */
export type QuickInvestStep = (typeof labels)[number]

/** Where a step can be gone back to, seen from the next one. */
const before: Partial<Record<QuickInvestStep, [step: QuickInvestStep, to: string]>> = {
  Code: ['Fund', routes.quickInvest.path],
  Review: ['Folio', routes.invest.path],
}

/**
 * The steps of quick invest, seen from one of them, from the choice of the fund to the payment; without `pays` nothing is
 * paid on the way (S1.043, S1.044).
 */
export function quickInvestSteps(at: QuickInvestStep, pays = true): { steps: Step[]; current: number } {
  const taken = labels.filter((label) => pays || label !== 'Pay')
  const [step, to] = before[at] ?? []
  return {
    steps: taken.map((label) => ({ label, ...(label === step && to && { to }) })),
    current: taken.indexOf(at),
  }
}
