import { addMonths } from '@portal/kernel'
import type { PayingMandate } from '@portal/kernel/contracts/sip'
import type { SystematicPlan } from '@portal/kernel/contracts/systematic-plan'

/** So long before its end a mandate asks to be renewed. */
const monthsBefore = 6

export interface EndingMandate {
  mandate: PayingMandate
  /** What it pays. */
  plans: readonly SystematicPlan[]
}

/** Mandates of SIPs that run which end soon, or before the last instalment that they are to pay. */
export function endingMandates(plans: readonly SystematicPlan[], today: string): EndingMandate[] {
  const running = plans.filter(({ state }) => state === 'ACTIVE' || state === 'PAUSED')
  const mandates = new Map(running.flatMap(({ mandate }) => (mandate ? [[mandate.umrn, mandate]] : [])))
  return [...mandates.values()]
    .map((mandate) => ({
      mandate,
      plans: running.filter((plan) => plan.mandate?.umrn === mandate.umrn),
    }))
    .filter(({ mandate: { validTill }, plans: its }) => {
      const isSoon = validTill <= addMonths(today, monthsBefore)
      return isSoon || its.some(({ endDate }) => endDate !== null && endDate > validTill)
    })
}
