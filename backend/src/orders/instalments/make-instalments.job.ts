import { indiaDate } from '@portal/kernel/format'
import { onOrAfter } from '../../calendar/business-day'
import { folioOwner } from '../../folios/folio-reader'
import { investorByPan } from '../../identity/investors'
import { tell } from '../../notifications/tell'
import { breaks, inTransaction, type Tx } from '../../platform/database'
import type { Job, Platform } from '../../platform/module'
import { Refusal } from '../../platform/refusal'
import { dueDatesUpTo } from '../../systematic-plans/due-dates'
import {
  type ActivePlan,
  activePlans,
  duesWithoutOrder,
  noteFailedDue,
} from '../../systematic-plans/plan.repository'
import { placeInstalment } from '../place-orders'
import { PlanNotActive } from './claim-plan'
import { completePlans } from './complete-plans'
import { instalmentTerms } from './instalment-terms'
import { instalmentsOf } from './ordered-dues'
import { dueRefusedWord } from './plan-words'

/** An order for every due date of every active plan that has none yet; on a holiday it waits for the next business day. */
export async function makeInstalments(platform: Platform, now: Date): Promise<void> {
  const { db, log } = platform
  const today = indiaDate(now)
  await completePlans(platform, today)
  for (const plan of await activePlans(db)) {
    for (const dueOn of await openDues(db, plan, today)) {
      try {
        await order(platform, plan, dueOn)
      } catch (error) {
        // The other plans are not to wait for this one; it is tried again with the next firing.
        log.error({ err: error, planId: plan.id, dueOn }, 'the instalment could not be ordered')
      }
    }
  }
}

async function openDues(tx: Tx, plan: ActivePlan, today: string): Promise<string[]> {
  const ordered = (await instalmentsOf(tx, plan.id)).map(({ dueOn }) => dueOn)
  const dealt = new Set([...ordered, ...(await duesWithoutOrder(tx, plan.id))])
  // What fell due while it was paused, or before it was changed, is over.
  return dueDatesUpTo(plan, today).filter(
    (due) => due >= plan.holdsFrom && !dealt.has(due) && onOrAfter(due) <= today,
  )
}

async function order(platform: Platform, plan: ActivePlan, dueOn: string): Promise<void> {
  const { db } = platform
  const pan = await folioOwner(db, plan.folioNo)
  const investor = await investorByPan(db, pan)
  if (!investor) throw new Error(`Nobody is known as the investor of plan ${plan.id}`)
  try {
    await placeInstalment(platform, { id: investor.id, pan }, instalmentTerms(plan, dueOn))
  } catch (error) {
    // Somebody else ordered it, or ended the plan, meanwhile.
    if (breaks(error, 'orders_one_a_due_date') || error instanceof PlanNotActive) return
    if (!(error instanceof Refusal)) throw error
    const { message } = error
    await inTransaction(db, async (tx) => {
      if (await noteFailedDue(tx, plan.id, dueOn, message))
        await tell(tx, platform, investor, dueRefusedWord(plan.id, dueOn, message))
    })
  }
}

/** In the morning, before every cut-off, and again before the bank takes its last debits of the day for what could not be ordered then. */
export const makeInstalmentsJobs: Job[] = [
  { name: 'make instalments', at: '06:30', run: makeInstalments },
  { name: 'make late instalments', at: '13:30', run: makeInstalments },
]
