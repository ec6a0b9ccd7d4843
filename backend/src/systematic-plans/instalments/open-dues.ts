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

/** A day, and how many days before it the bank must have a debit that it makes on a due date. */
export interface OrderDay {
  today: string
  daysAhead: number
}

/**
 * What fell due while a plan was paused is over; what fell due before a change is due as it was then. A SIP is ordered as
 * long before its due date as the bank wants its debit, so that the due date is the day of the debit.
 */
export async function openDues(
  tx: Tx,
  courses: readonly PlanCourse[],
  { today, daysAhead }: OrderDay,
): Promise<OpenDue[]> {
  const planIds = courses.map(({ plan }) => plan.id)
  const since = addDays(today, -longestDays)
  const dealt = groupBy(
    [...(await orderedDues(tx, planIds, since)), ...(await duesWithoutOrder(tx, planIds, since))],
    ({ planId }) => planId,
  )
  return courses.flatMap(({ plan, stretches }) => {
    const past = new Set(dealt.get(plan.id)?.map(({ dueOn }) => dueOn))
    const until = plan.kind === 'SIP' ? addDays(today, daysAhead) : today
    return courseDues(stretches, plan.registeredOn > since ? plan.registeredOn : since, until)
      .filter(({ dueOn }) => !past.has(dueOn) && onOrAfter(dueOn) <= until)
      .map((due) => ({ plan, due }))
  })
}
