import { daysBetween, formatDate, shortNumber, type PillTone, type Text } from '@portal/kernel'
import { msg, plural, t } from '@portal/kernel/words'
import type { PlanAction, SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { shortNames } from '../shared/fund-names'

type Plan = SystematicPlan

/** "Neem Flexi Cap Fund", "Liquid → Corporate Bond" */
export function planTitle({ scheme, toScheme }: Pick<Plan, 'scheme' | 'toScheme'>): string {
  return toScheme ? shortNames(scheme.schemeName, toScheme.schemeName).join(' → ') : scheme.schemeName
}

/** "on the 20th of each month", "on every business day" */
export function rhythm({ dayOfMonth, frequency }: Pick<Plan, 'dayOfMonth' | 'frequency'>): string {
  const day = ordinal(dayOfMonth)
  switch (frequency) {
    case 'Daily':
      return t`on every business day`
    case 'Monthly':
      return t`on the ${day} of each month`
    case 'Quarterly':
      return t`on the ${day} of each quarter`
    case 'Half Yearly':
      return t`on the ${day} of each half-year`
    case 'Yearly':
      return t`on the ${day} of each year`
  }
}

/** "1st", "22nd", "13th" */
export function ordinal(day: number): string {
  if (day % 100 > 10 && day % 100 < 14) return t`${day}th`
  switch (day % 10) {
    case 1:
      return t`${day}st`
    case 2:
      return t`${day}nd`
    case 3:
      return t`${day}rd`
    default:
      return t`${day}th`
  }
}

/** "Parijat Bank ••4417" */
export const accountText = ({
  bankName,
  accountLast4,
}: Pick<Plan, 'bankName' | 'accountLast4'>): string | null =>
  bankName && accountLast4 ? `${bankName} ${shortNumber(accountLast4)}` : null

/** "5 active and 1 paused." */
export function countText(plans: readonly Plan[]): string {
  const active = plans.filter(({ state }) => state === 'ACTIVE').length
  const paused = plans.filter(({ state }) => state === 'PAUSED').length
  const ended = plans.length - active - paused
  if (paused && ended) return t`${active} active, ${paused} paused and ${ended} ended.`
  if (paused) return t`${active} active and ${paused} paused.`
  return ended ? t`${active} active and ${ended} ended.` : t`${active} active.`
}

/** So many days before its last instalment a plan says that it ends. */
const soonDays = 60

/** Where a plan stands, in a few words. */
export function planStatus(plan: Plan, today: string): { tone: PillTone; text: string } {
  const { state, pause, endDate, endedFrom } = plan
  if (state === 'PAUSED') {
    const day = pause?.until && formatDate(pause.until)
    return { tone: 'neutral', text: day ? t`Paused until ${day}` : t`Paused` }
  }
  if (state === 'CANCELLED') return { tone: 'neutral', text: t`Cancelled` }
  if (state === 'COMPLETED') return { tone: 'neutral', text: t`Completed` }
  if (endedFrom) {
    const day = formatDate(endedFrom)
    return { tone: 'warning', text: t`Ends on ${day}` }
  }
  if (pause) {
    const day = formatDate(pause.from)
    return { tone: 'warning', text: t`Paused from ${day}` }
  }
  const left = endDate === null ? undefined : daysBetween(today, endDate)
  if (left !== undefined && left >= 0 && left <= soonDays)
    return {
      tone: 'warning',
      text: left === 0 ? t`Ends today` : plural(left, { one: 'Ends in # day', other: 'Ends in # days' }),
    }
  return { tone: 'positive', text: t`Active` }
}

/** "Last instalment on 15 Sep 2026", "Until you cancel it" */
export function endText({ endDate, state }: Pick<Plan, 'endDate' | 'state'>): string {
  if (endDate === null) return t`Until you cancel it`
  const day = formatDate(endDate)
  return state === 'COMPLETED' ? t`Last one was on ${day}` : t`Last one on ${day}`
}

/** "2 of 25 instalments", "23 instalments so far, 1 of them failed" */
export function progressText({ dealt, failed, total }: Pick<Plan, 'dealt' | 'failed' | 'total'>): string {
  if (total === null)
    return failed
      ? plural(dealt, {
          one: `# instalment so far, ${failed} of them failed`,
          other: `# instalments so far, ${failed} of them failed`,
        })
      : plural(dealt, { one: '# instalment so far', other: '# instalments so far' })
  return failed
    ? plural(total, {
        one: `${dealt} of # instalment, ${failed} of them failed`,
        other: `${dealt} of # instalments, ${failed} of them failed`,
      })
    : plural(total, { one: `${dealt} of # instalment`, other: `${dealt} of # instalments` })
}

/** What the moved money is called, by the kind of the plan. */
export const movedLabels = { SIP: msg`Paid in`, STP: msg`Moved`, SWP: msg`Paid out` } as const
export const nextLabels = { SIP: msg`Next debit`, STP: msg`Next transfer`, SWP: msg`Next payout` } as const

export const actionLabels: Readonly<Record<PlanAction, Text>> = {
  pause: msg`Pause`,
  modify: msg`Modify`,
  renew: msg`Renew`,
  restart: msg`Restart`,
  cancel: msg`Cancel`,
}

/** What an investor looks for on a plan in this state, whether it can be done or not. */
export const expected: Readonly<Record<Plan['state'], readonly PlanAction[]>> = {
  ACTIVE: ['pause', 'modify', 'cancel'],
  PAUSED: ['restart', 'cancel'],
  CANCELLED: ['restart'],
  COMPLETED: ['renew'],
}
