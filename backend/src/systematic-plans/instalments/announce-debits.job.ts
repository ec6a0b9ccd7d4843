import { addDays, indiaDate } from '@portal/contracts/format'
import { onOrAfter, previousBusinessDay } from '../../calendar/business-day'
import { folioOwner, folioOf } from '../../folios/folio-reader'
import { mandateForDebit } from '../../mandates/mandate-for-debit'
import { mandatesOf } from '../../mandates/mandate-reader'
import { notify } from '../../notifications/notify'
import { inBatches } from '../../platform/batch'
import type { Tx } from '../../platform/database'
import type { Job, Platform } from '../../platform/module'
import { type CourseDue, nextCourseDue, type Stretch } from '../../plan-register/plan-course'
import {
  announceDue,
  coursesOf,
  lockPlans,
  type PlanCourse,
  type PlanRow,
  runningCourses,
} from '../../plan-register/plan.repository'
import { amountOn } from '../../plan-register/step-up'
import { planNamed } from '../../orders/scheme-plan'
import { debitComesMessage, debitWillFailMessage } from '../plan-messages'

/** Tells investors of what their mandates are debited tomorrow, once for each due date. */
export async function announceDebits(platform: Platform, now: Date): Promise<void> {
  const tomorrow = addDays(indiaDate(now), 1)
  const planIds: string[] = []
  for await (const courses of runningCourses(platform.db, tomorrow))
    planIds.push(...courses.filter((course) => debitOf(course, tomorrow)).map(({ plan }) => plan.id))
  await inBatches(platform, planIds, {
    name: 'announce debits',
    reserve: async (tx, ids, others) => coursesOf(tx, await lockPlans(tx, ids, others)),
    whose: ({ plan }) => plan.folioNo,
    async work(tx, inside, course) {
      const due = debitOf(course, tomorrow)
      if (due) await announce(tx, inside, course.plan, due, tomorrow)
    },
    left: (planId, error) => platform.log.error({ err: error, planId }, 'the debit could not be announced'),
  })
}

const debitOf = ({ plan, stretches }: PlanCourse, debitOn: string): CourseDue | undefined =>
  plan.kind === 'SIP' ? dueBy(stretches, debitOn) : undefined

/** The due date that is debited on a day; it may lie before it, on a weekend or a holiday. */
function dueBy(stretches: readonly Stretch[], debitOn: string): CourseDue | undefined {
  const due = nextCourseDue(stretches, addDays(previousBusinessDay(debitOn), 1))
  return due && onOrAfter(due.dueOn) === debitOn ? due : undefined
}

async function announce(
  tx: Tx,
  platform: Platform,
  plan: PlanRow,
  { dueOn, version }: CourseDue,
  debitOn: string,
): Promise<void> {
  const pan = await folioOwner(tx, plan.folioNo)
  const { email, mobile } = await folioOf(tx, pan, plan.folioNo)
  const mandate = (await mandatesOf(tx, pan)).find(({ umrn }) => umrn === version.umrn)
  if (!mandate) return
  const { scheme } = await planNamed(tx, plan.planCode, platform.clock.today())
  const { umrn, bankName, accountLast4 } = mandate
  const amount = amountOn(version, dueOn)
  const debit = { planId: plan.id, umrn, amount, debitOn, schemeName: scheme.name, bankName, accountLast4 }
  const allowed = await mandateForDebit(tx, umrn, amount, debitOn)
  const word = 'refused' in allowed ? debitWillFailMessage(debit, allowed.refused) : debitComesMessage(debit)
  if (await announceDue(tx, plan.id, dueOn)) await notify(tx, platform, { pan, email, mobile }, word)
}

/** 24 hours before the debits of a morning, and half an hour more. */
export const announceDebitsJob: Job = {
  name: 'announce debits',
  at: '06:00',
  run: announceDebits,
  isShared: true,
}
