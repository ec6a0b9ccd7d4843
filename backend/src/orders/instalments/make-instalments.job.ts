import { addDays, indiaDate } from '@portal/kernel/format'
import { onOrAfter } from '../../calendar/business-day'
import { folioOwner } from '../../folios/folio-reader'
import { investorByPan } from '../../identity/investors'
import { tell } from '../../notifications/tell'
import { breaks, inTransaction, type Tx } from '../../platform/database'
import { groupBy } from '../../platform/group-by'
import type { Job, Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'
import { type CourseDue, courseDues } from '../../systematic-plans/plan-course'
import {
  duesWithoutOrder,
  noteFailedDue,
  type PlanCourse,
  type PlanRow,
  runningCourses,
} from '../../systematic-plans/plan.repository'
import { placeInstalment } from '../place-orders'
import { PlanNotActive } from './claim-plan'
import { completePlans } from './complete-plans'
import { instalmentTerms } from './instalment-terms'
import { orderedDues } from './ordered-dues'
import { dueRefusedMessage } from './plan-messages'

/** How long before today a plan may have ended whose due dates are still looked at: longer than any row of holidays. */
const lookBackDays = 14

interface OpenDue {
  plan: PlanRow
  due: CourseDue
}

/** An order for every due date of every plan that has none yet; on a holiday it waits for the next business day. */
export async function makeInstalments(platform: Platform, now: Date): Promise<void> {
  const { db, log } = platform
  const today = indiaDate(now)
  await completePlans(platform, today)
  const courses = await runningCourses(db, addDays(today, -lookBackDays))
  for (const { plan, due } of await openDues(db, courses, today)) {
    try {
      await order(platform, plan, due)
    } catch (error) {
      // The other plans are not to wait for this one; it is tried again with the next firing.
      log.error({ err: error, planId: plan.id, dueOn: due.dueOn }, 'the instalment could not be ordered')
    }
  }
}

/** What fell due while a plan was paused is over; what fell due before a change is due as it was then. */
async function openDues(tx: Tx, courses: readonly PlanCourse[], today: string): Promise<OpenDue[]> {
  const planIds = courses.map(({ plan }) => plan.id)
  const [ordered, failed] = await Promise.all([orderedDues(tx, planIds), duesWithoutOrder(tx, planIds)])
  const dealt = groupBy([...ordered, ...failed], ({ planId }) => planId)
  return courses.flatMap(({ plan, stretches }) => {
    const past = new Set(dealt.get(plan.id)?.map(({ dueOn }) => dueOn))
    return courseDues(stretches, plan.registeredOn, today)
      .filter(({ dueOn }) => !past.has(dueOn) && onOrAfter(dueOn) <= today)
      .map((due) => ({ plan, due }))
  })
}

async function order(platform: Platform, plan: PlanRow, { dueOn, version }: CourseDue): Promise<void> {
  const { db } = platform
  const pan = await folioOwner(db, plan.folioNo)
  const investor = await investorByPan(db, pan)
  if (!investor) throw new Error(`Nobody is known as the investor of plan ${plan.id}`)
  try {
    await placeInstalment(platform, { id: investor.id, pan }, instalmentTerms(plan, version, dueOn))
  } catch (error) {
    // Somebody else ordered it, or ended the plan, meanwhile.
    if (breaks(error, 'orders_one_a_due_date') || error instanceof PlanNotActive) return
    if (!(error instanceof Refusal)) throw error
    const { message } = error
    await inTransaction(db, async (tx) => {
      if (await noteFailedDue(tx, plan.id, dueOn, message))
        await tell(tx, platform, investor, dueRefusedMessage(plan.id, dueOn, message))
    })
  }
}

/** In the morning, before every cut-off, and again before the bank takes its last debits of the day for what could not be ordered then. */
export const makeInstalmentsJobs: Job[] = [
  { name: 'make instalments', at: '06:30', run: makeInstalments },
  { name: 'make late instalments', at: '13:30', run: makeInstalments },
]
