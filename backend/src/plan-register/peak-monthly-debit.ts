import { addMonths } from '@portal/contracts/format'
import { dueDatesUpTo, type Schedule } from './due-dates'
import { amountOn, type PlanStepUp } from './step-up'

type Plan = Schedule & { amountPaise: number; stepUp: PlanStepUp | null }

/** Paise that plans take together in the month, of the twelve to come, in which they take most. */
export function peakMonthlyDebit(plans: readonly Plan[], today: string): number {
  const months = new Map<string, number>()
  for (const plan of plans) {
    for (const due of dueDatesUpTo(plan, addMonths(today, 12)).filter((each) => each >= today)) {
      const month = due.slice(0, 7)
      months.set(month, (months.get(month) ?? 0) + amountOn(plan, due))
    }
  }
  return Math.max(0, ...months.values())
}
