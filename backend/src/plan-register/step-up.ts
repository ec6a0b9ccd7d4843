import { SipStepUp } from '@portal/contracts/orders/order-terms'
import { BusinessDate } from '@portal/contracts/wire/common'
import { steppedUp, stepUpsBy } from '@portal/contracts/validation'
import * as z from 'zod/mini'

/** How the instalments of a plan grow, as the plan keeps it. */
export const PlanStepUp = z.extend(SipStepUp, {
  /** The due date that its years and half years are counted from. */
  from: BusinessDate,
  /** Step-ups that the amount of the plan holds already. */
  taken: z.int(),
})
export type PlanStepUp = z.infer<typeof PlanStepUp>

interface Stepped {
  amountPaise: number
  stepUp: PlanStepUp | null
}

/** What a plan takes, or moves, on one of its due dates. */
export function amountOn({ amountPaise, stepUp }: Stepped, dueOn: string): number {
  if (!stepUp) return amountPaise
  const times = Math.max(0, stepUpsBy(stepUp, stepUp.from, dueOn) - stepUp.taken)
  return steppedUp(amountPaise, stepUp, times)
}

/** A plan whose instalment is set anew on a day; what it grows by afterwards is added to that. */
export function withAmount({ stepUp }: Stepped, amountPaise: number, holdsFrom: string): Stepped {
  if (!stepUp) return { amountPaise, stepUp }
  return { amountPaise, stepUp: { ...stepUp, taken: stepUpsBy(stepUp, stepUp.from, holdsFrom) } }
}
