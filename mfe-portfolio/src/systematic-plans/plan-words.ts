import { daysBetween, formatDate, shortNumber, type PillTone } from '@portal/kernel'
import type { PlanAction, SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'
import { shortNames } from '../shared/fund-names'

type Plan = SystematicPlan

/** "Neem Flexi Cap Fund", "Liquid → Corporate Bond" */
export function planTitle({ scheme, toScheme }: Pick<Plan, 'scheme' | 'toScheme'>): string {
  return toScheme ? shortNames(scheme.schemeName, toScheme.schemeName).join(' → ') : scheme.schemeName
}

const every: Readonly<Record<Exclude<Plan['frequency'], 'Daily'>, string>> = {
  Monthly: 'of each month',
  Quarterly: 'of each quarter',
  'Half Yearly': 'of each half-year',
  Yearly: 'of each year',
}

/** "on the 20th of each month", "on every business day" */
export const rhythm = ({ dayOfMonth, frequency }: Pick<Plan, 'dayOfMonth' | 'frequency'>): string =>
  frequency === 'Daily' ? 'on every business day' : `on the ${ordinal(dayOfMonth)} ${every[frequency]}`

/** "1st", "22nd", "13th" */
export function ordinal(day: number): string {
  const teen = day % 100 > 10 && day % 100 < 14
  const ending = teen ? 'th' : (({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<number, string>)[day % 10] ?? 'th')
  return `${day}${ending}`
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
  const parts = [
    `${active} active`,
    ...(paused ? [`${paused} paused`] : []),
    ...(ended ? [`${ended} ended`] : []),
  ]
  const last = parts.pop() ?? ''
  return `${parts.length ? `${parts.join(', ')} and ${last}` : last}.`
}

/** So many days before its last instalment a plan says that it ends. */
const soonDays = 60

/** Where a plan stands, in a few words. */
export function planStatus(plan: Plan, today: string): { tone: PillTone; text: string } {
  const { state, pause, endDate, endedFrom } = plan
  if (state === 'PAUSED')
    return { tone: 'neutral', text: pause?.until ? `Paused until ${formatDate(pause.until)}` : 'Paused' }
  if (state === 'CANCELLED') return { tone: 'neutral', text: 'Cancelled' }
  if (state === 'COMPLETED') return { tone: 'neutral', text: 'Completed' }
  if (endedFrom) return { tone: 'warning', text: `Ends on ${formatDate(endedFrom)}` }
  if (pause) return { tone: 'warning', text: `Paused from ${formatDate(pause.from)}` }
  const left = endDate === null ? undefined : daysBetween(today, endDate)
  if (left !== undefined && left >= 0 && left <= soonDays)
    return {
      tone: 'warning',
      text: left === 0 ? 'Ends today' : `Ends in ${left} ${left === 1 ? 'day' : 'days'}`,
    }
  return { tone: 'positive', text: 'Active' }
}

/** "Last instalment on 15 Sep 2026", "Until you cancel it" */
export const endText = ({ endDate, state }: Pick<Plan, 'endDate' | 'state'>): string =>
  endDate === null
    ? 'Until you cancel it'
    : `${state === 'COMPLETED' ? 'Last one was' : 'Last one'} on ${formatDate(endDate)}`

/** "2 of 25 instalments", "23 instalments so far, 1 of them failed" */
export function progressText({ dealt, failed, total }: Pick<Plan, 'dealt' | 'failed' | 'total'>): string {
  const noun = (total ?? dealt) === 1 ? 'instalment' : 'instalments'
  const count = total === null ? `${dealt} ${noun} so far` : `${dealt} of ${total} ${noun}`
  return failed ? `${count}, ${failed} of them failed` : count
}

/** What the moved money is called, by the kind of the plan. */
export const movedLabels = { SIP: 'Paid in', STP: 'Moved', SWP: 'Paid out' } as const
export const nextLabels = { SIP: 'Next debit', STP: 'Next transfer', SWP: 'Next payout' } as const

export const actionLabels: Readonly<Record<PlanAction, string>> = {
  pause: 'Pause',
  modify: 'Modify',
  renew: 'Renew',
  restart: 'Restart',
  cancel: 'Cancel',
}

/** What an investor looks for on a plan in this state, whether it can be done or not. */
export const expected: Readonly<Record<Plan['state'], readonly PlanAction[]>> = {
  ACTIVE: ['pause', 'modify', 'cancel'],
  PAUSED: ['restart', 'cancel'],
  CANCELLED: ['restart'],
  COMPLETED: ['renew'],
}
