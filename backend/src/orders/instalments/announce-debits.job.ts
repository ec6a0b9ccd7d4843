import { addDays, indiaDate } from '@portal/kernel/format'
import { onOrAfter, previousBusinessDay } from '../../calendar/business-day'
import { folioOwner, folioOf } from '../../folios/folio-reader'
import { mandateForDebit } from '../../mandates/mandate-for-debit'
import { mandatesOf } from '../../mandates/mandate-reader'
import { tell } from '../../notifications/tell'
import { inTransaction } from '../../platform/database'
import type { Job, Platform } from '../../platform/module'
import { type CourseDue, nextCourseDue, type Stretch } from '../../systematic-plans/plan-course'
import { announceDue, type PlanRow, runningCourses } from '../../systematic-plans/plan.repository'
import { amountOn } from '../../systematic-plans/step-up'
import { planNamed } from '../scheme-plan'
import { debitComesMessage, debitWillFailMessage } from './plan-messages'

/** Tells investors of what their mandates are debited tomorrow, once for each due date. */
export async function announceDebits(platform: Platform, now: Date): Promise<void> {
  const { db, log } = platform
  const tomorrow = addDays(indiaDate(now), 1)
  for (const { plan, stretches } of await runningCourses(db, tomorrow)) {
    const due = plan.kind === 'SIP' ? dueBy(stretches, tomorrow) : undefined
    if (!due) continue
    try {
      await announce(platform, plan, due, tomorrow)
    } catch (error) {
      log.error({ err: error, planId: plan.id }, 'the debit could not be announced')
    }
  }
}

/** The due date that is debited on a day; it may lie before it, on a weekend or a holiday. */
function dueBy(stretches: readonly Stretch[], debitOn: string): CourseDue | undefined {
  const due = nextCourseDue(stretches, addDays(previousBusinessDay(debitOn), 1))
  return due && onOrAfter(due.dueOn) === debitOn ? due : undefined
}

async function announce(
  platform: Platform,
  plan: PlanRow,
  { dueOn, version }: CourseDue,
  debitOn: string,
): Promise<void> {
  const { db } = platform
  const pan = await folioOwner(db, plan.folioNo)
  const { email, mobile } = await folioOf(db, pan, plan.folioNo)
  const mandate = (await mandatesOf(db, pan)).find(({ umrn }) => umrn === version.umrn)
  if (!mandate) return
  const { scheme } = await planNamed(db, plan.planCode, platform.clock.today())
  const { bankName, accountLast4 } = mandate
  const amount = amountOn(version, dueOn)
  const debit = { planId: plan.id, amount, debitOn, schemeName: scheme.name, bankName, accountLast4 }
  const allowed = await mandateForDebit(db, mandate.umrn, amount, debitOn)
  const word = 'refused' in allowed ? debitWillFailMessage(debit, allowed.refused) : debitComesMessage(debit)
  await inTransaction(db, async (tx) => {
    if (await announceDue(tx, plan.id, dueOn)) await tell(tx, platform, { pan, email, mobile }, word)
  })
}

/** 24 hours before the debits of a morning, and half an hour more. */
export const announceDebitsJob: Job = { name: 'announce debits', at: '06:00', run: announceDebits }
