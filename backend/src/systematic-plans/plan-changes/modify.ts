import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import type { PlanChangeTermsOf } from '@portal/contracts/systematic-plans/plan-change-terms'
import { addMonths, formatDate, formatRupees, indiaDate } from '@portal/contracts/format'
import { validateSipPeriod } from '@portal/contracts/validation'
import { Refusal } from '../../platform/refusal'
import { serviceTerms } from '../../regulation/service-terms'
import type { PlanTerms } from '../../plan-register/plan.repository'
import { withAmount } from '../../plan-register/step-up'
import { amountToday, mandateOfPlan, newestVersion, pauseOf, type PlanFile } from '../plan-file/plan-file'
import { largestDebit, mandateRefusal } from '../sip/mandate-rules'
import { frequencyOf } from '../plan-file/frequency'
import {
  amountRefusal,
  dayRefusal,
  endedRefusal,
  endRefusal,
  renewedRefusal,
  sentence,
  waitingRefusal,
} from './change-refusals'
import { termsOf } from './placed-change'
import type { Step } from './plan-change'
import { firstOnDay, lastDueBy, onDay } from './schedule'

type Terms = PlanChangeTermsOf<'SIP_MODIFY' | 'STP_MODIFY' | 'SWP_MODIFY'>

/** A SIP can be modified once in so many months (S5.069, S9.015). */
const monthsBetween = serviceTerms.monthsBetweenModifications

/** Why amount, day and end of a plan cannot be changed. */
export function modifyRefusal(file: PlanFile): Refusal | undefined {
  const { kind, registeredOnline } = file.plan
  const pause = pauseOf(file)
  if (pause) return new Refusal('-410', t`This ${kind} is paused. Restart it first, then modify it.`)
  const refusal = endedRefusal(file) ?? waitingRefusal(file) ?? renewedRefusal(file)
  if (refusal || kind !== 'SIP') return refusal
  if (!registeredOnline) return new Refusal('-405', message('onlineSipsOnly'))
  const again = modifiableAgain(file)
  if (again && file.today < again)
    return new Refusal(
      '-404',
      message('sipModifiedRecently', { months: monthsBetween, date: formatDate(again) }),
    )
  return undefined
}

/** The day from which a modified SIP can be modified again. */
function modifiableAgain({ orders }: PlanFile): string | undefined {
  const last = orders.findLast(
    ({ kind, state }) => kind === 'SIP_MODIFY' && (state === 'accepted' || state === 'registered'),
  )
  return last && addMonths(indiaDate(last.createdAt), monthsBetween)
}

/** The plan with new terms, from the day on which the change holds. */
export function modifySteps(file: PlanFile, terms: Terms): Step[] {
  return [{ holdsFrom: file.changeFrom, terms: modified(file, terms) }]
}

function modified(file: PlanFile, { amount, dayOfMonth, endDate }: Terms): PlanTerms {
  const now = termsOf(newestVersion(file))
  const { everyMonths, lastDue } = now
  const firstDue = dayOfMonth === now.dayOfMonth ? now.firstDue : firstOnDay(file, dayOfMonth)
  // An end that stays is that of the last instalment, whatever its day.
  const end =
    everyMonths !== null && endDate !== null && endDate === lastDue ? onDay(endDate, dayOfMonth) : endDate
  return {
    ...now,
    ...(amount === amountToday(file) ? {} : withAmount(now, amount, file.changeFrom)),
    dayOfMonth,
    firstDue,
    lastDue: lastDueBy({ firstDue, everyMonths }, end),
  }
}

/** What speaks against the new terms. */
export function modifyFault(file: PlanFile, terms: Terms): Refusal | undefined {
  const { amount, dayOfMonth, endDate } = terms
  const now = newestVersion(file)
  const keepsAmount = amount === amountToday(file)
  if (keepsAmount && dayOfMonth === now.dayOfMonth && endDate === now.lastDue)
    return new Refusal('-410', t`Nothing changes like this. Choose another amount, day or end.`)
  return (
    (keepsAmount ? undefined : amountRefusal(file, amount)) ??
    dayRefusal(file, dayOfMonth) ??
    endRefusal(file, endDate, firstOnDay(file, dayOfMonth)) ??
    (file.plan.kind === 'SIP' ? sipFault(file, terms) : undefined)
  )
}

/** The time that a SIP must run, and what its mandate allows (S5.060, S5.073). */
function sipFault(file: PlanFile, terms: Terms): Refusal | undefined {
  const now = newestVersion(file)
  const { everyMonths } = now
  const { firstDue: start } = file.versions[0] ?? now
  const { endDate } = terms
  const frequency = frequencyOf(everyMonths)
  const fault =
    endDate === null || endDate === now.lastDue
      ? undefined
      : validateSipPeriod({ start, end: endDate, frequency, smart: file.plan.isSmart }, file.today)
  if (fault) return new Refusal('-407', sentence(fault))
  const mandate = mandateOfPlan(file, now)
  if (!mandate) return undefined
  const changed = modified(file, terms)
  const { lastDue } = changed
  const debits = { lastDue, firstDue: firstOnDay(file, terms.dayOfMonth), frequency }
  return mandateRefusal(
    { mandate, today: file.today },
    { ...debits, amount: largestDebit(changed, mandate.validTill) },
  )
}

/** For the message with the one-time code. */
export const modifyInWords = ({ amount, dayOfMonth }: Terms, plan: string): string =>
  t`change ${plan} to ${{ amount: formatRupees(amount) }} on day ${dayOfMonth}`
