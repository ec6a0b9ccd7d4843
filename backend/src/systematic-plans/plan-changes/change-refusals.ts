import { t } from '@portal/contracts/words/macros'
import { message } from '@portal/contracts/catalogue'
import { formatDate, formatTime, indiaDate } from '@portal/contracts/format'
import { validateAmount, validateSipDay } from '@portal/contracts/validation'
import { Refusal } from '../../platform/refusal'
import { nextCourseDue } from '../../plan-register/plan-course'
import { minAmountOf, multipleOf } from '../plan-file/amounts'
import { newestVersion, pauseOf, type PlanFile, waitingChange } from '../plan-file/plan-file'
import { mostAmount } from '../../orders/purchase/purchase-rules'

/** One change at a time: the one that waits can be taken back until its cut-off. */
export function waitingRefusal(file: PlanFile): Refusal | undefined {
  const waiting = waitingChange(file)
  if (!waiting) return undefined
  const { orderNumber, cancelUntil } = waiting
  const { kind } = file.plan
  if (!cancelUntil)
    return new Refusal(
      '-408',
      t`Order ${orderNumber} changes this ${kind} already. Cancel that order, or wait until it is done.`,
    )
  const time = formatTime(cancelUntil)
  const day = formatDate(indiaDate(cancelUntil))
  return new Refusal(
    '-408',
    t`Order ${orderNumber} changes this ${kind} already. Cancel that order before ${time} on ${day}, or wait until it is done.`,
  )
}

/** What is changed before a renewal holds would bring its amount, end and mandate forward. */
export function renewedRefusal(file: PlanFile): Refusal | undefined {
  const { holdsFrom } = newestVersion(file)
  if (pauseOf(file) || holdsFrom <= file.changeFrom) return undefined
  return new Refusal(
    '-410',
    t`This ${{ kind: file.plan.kind }} is renewed from ${{ holdsFrom: formatDate(holdsFrom) }} on. It can be changed again from that day on.`,
  )
}

/** Ended plans, and those that end before a change would hold. */
export function endedRefusal(file: PlanFile): Refusal | undefined {
  const { kind } = file.plan
  const { state } = newestVersion(file)
  if (state === 'CANCELLED')
    return new Refusal('-410', t`This ${kind} is cancelled, so it cannot be changed.`)
  if (state === 'COMPLETED')
    return new Refusal('-410', t`This ${kind} has made its last instalment, so it cannot be changed.`)
  if (state === 'PAUSED' || nextCourseDue(file.stretches, file.changeFrom)) return undefined
  return new Refusal(
    '-410',
    t`The last instalment of this ${kind} is due before ${{ changeFrom: formatDate(file.changeFrom) }}, when a change would take effect.`,
  )
}

/** The smallest instalment and its step, and the most that is dealt online. */
export function amountRefusal(file: PlanFile, amount: number): Refusal | undefined {
  const limits = { min: minAmountOf(file), max: mostAmount, multiple: multipleOf(file) }
  const fault = validateAmount(amount, limits)
  return fault ? new Refusal('-409', sentence(fault)) : undefined
}

export function dayRefusal(file: PlanFile, dayOfMonth: number): Refusal | undefined {
  const now = newestVersion(file)
  if (dayOfMonth === now.dayOfMonth) return undefined
  if (now.everyMonths === null)
    return new Refusal(
      '-409',
      t`This SIP is due on every business day. It has no day of the month to change.`,
    )
  const fault = validateSipDay(dayOfMonth)
  return fault ? new Refusal('-409', sentence(fault)) : undefined
}

/** An end date must be in the future, and leave room for an instalment (S5.061, S8.057). */
export function endRefusal(file: PlanFile, endDate: string | null, firstDue: string): Refusal | undefined {
  if (endDate === null) return undefined
  if (endDate <= file.today) return new Refusal('-407', message('sipEndInPast'))
  if (endDate >= firstDue) return undefined
  return new Refusal(
    '-407',
    t`The next instalment is due on ${{ firstDue: formatDate(firstDue) }}. Choose that date or a later one as the end.`,
  )
}

export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)
