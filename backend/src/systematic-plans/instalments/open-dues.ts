import { addDays } from '@portal/contracts/format'
import { onOrAfter } from '../../calendar/business-day'
import type { Tx } from '../../platform/database'
import { groupBy } from '../../platform/group-by'
import { type CourseDue, courseDues } from '../../plan-register/plan-course'
import { duesWithoutOrder, type PlanCourse, type PlanRow } from '../../plan-register/plan.repository'
import { orderedDues } from '../../orders/dues-of-plans'

/**
 * For so long it is tried again to order what could not be ordered, twice a day and with an error in the log each time;
 * after that it is not what the investor meant any more.
 */
const longestDays = 62

/** A due date that nothing became of yet. */
export interface OpenDue {
  plan: PlanRow
  due: CourseDue
}

/** What fell due while a plan was paused is over; what fell due before a change is due as it was then. */
export async function openDues(tx: Tx, courses: readonly PlanCourse[], today: string): Promise<OpenDue[]> {
  const planIds = courses.map(({ plan }) => plan.id)
  const since = addDays(today, -longestDays)
  const dealt = groupBy(
    [...(await orderedDues(tx, planIds, since)), ...(await duesWithoutOrder(tx, planIds, since))],
    ({ planId }) => planId,
  )
  return courses.flatMap(({ plan, stretches }) => {
    const past = new Set(dealt.get(plan.id)?.map(({ dueOn }) => dueOn))
    return courseDues(stretches, plan.registeredOn > since ? plan.registeredOn : since, today)
      .filter(({ dueOn }) => !past.has(dueOn) && onOrAfter(dueOn) <= today)
      .map((due) => ({ plan, due }))
  })
}
