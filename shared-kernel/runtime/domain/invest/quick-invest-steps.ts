import { textOf } from '@portal/contracts/words'
import { msg } from '@portal/contracts/words/macros'
import type { Step } from '@portal/ui/page'
import { routes } from '@portal/contracts/wire/routes'

const labels = {
  Fund: msg`Fund`,
  Code: msg`Code`,
  Folio: msg`Folio`,
  Review: msg`Review`,
  Pay: msg`Pay`,
}
/** A step of quick invest, by its name. */
export type QuickInvestStep = keyof typeof labels

/** Where a step can be gone back to, seen from the next one. */
const before: Partial<Record<QuickInvestStep, [step: QuickInvestStep, to: string]>> = {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- a step's key
  Code: ['Fund', routes.quickInvest.path],
  // eslint-disable-next-line lingui/no-unlocalized-strings -- a step's key
  Review: ['Folio', routes.invest.path],
}

/**
 * The steps of quick invest, seen from one of them, from the choice of the fund to the payment; without `pays` nothing is
 * paid on the way (S1.043, S1.044).
 */
export function quickInvestSteps(at: QuickInvestStep, pays = true): { steps: Step[]; current: number } {
  const taken = (Object.keys(labels) as QuickInvestStep[]).filter((each) => pays || each !== 'Pay')
  const [step, to] = before[at] ?? []
  return {
    steps: taken.map((each) => ({ label: textOf(labels[each]), ...(each === step && to && { to }) })),
    current: taken.indexOf(at),
  }
}
