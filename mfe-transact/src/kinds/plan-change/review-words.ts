import { cancelReasons, formatDate, formatTime, indiaDate, standRows, type DetailRow } from '@portal/kernel'
import type { PlanChangeQuote } from '@portal/kernel/contracts/plan-change'
import type { PlanChangeKind } from '@portal/kernel/contracts/plan-change-terms'
import { dayName } from '../../shared/nav-timing'

/** The button that orders it. */
export const confirmLabels: Readonly<Record<PlanChangeKind, string>> = {
  SIP_PAUSE: 'Pause the SIP',
  SIP_MODIFY: 'Modify the SIP',
  SIP_RENEW: 'Renew the SIP',
  SIP_RESTART: 'Restart the SIP',
  SIP_CANCEL: 'Cancel the SIP',
  STP_MODIFY: 'Modify the STP',
  STP_CANCEL: 'Cancel the STP',
  SWP_MODIFY: 'Modify the SWP',
  SWP_CANCEL: 'Cancel the SWP',
}

/** One line of the comparison; a plan that ends has nothing afterwards. */
export interface Compared {
  label: string
  before: string
  after: string
  isChanged: boolean
}

export function compared({ before, after }: PlanChangeQuote): Compared[] {
  const ends = after.state === 'CANCELLED'
  const later = new Map(standRows(after).map(({ label, value }) => [label, value]))
  const rows = standRows(before).map(({ label, value }) => {
    const then = ends ? '–' : (later.get(label) ?? '–')
    return { label, before: value, after: then, isChanged: then !== value }
  })
  const known = new Set(rows.map(({ label }) => label))
  const added = standRows(after).filter(({ label }) => !ends && !known.has(label))
  return [
    ...rows,
    ...added.map(({ label, value }) => ({ label, before: '–', after: value, isChanged: true })),
  ]
}

/** What will happen on which date, and until when it can be undone. */
export function happeningRows(quote: PlanChangeQuote): DetailRow[] {
  const { holdsFrom, stillDue, leftOut, pauseUntil, reason, cancelUntil, planKind, after } = quote
  const dates = (all: readonly string[]) => all.map(formatDate).join(', ')
  return [
    { label: after.state === 'CANCELLED' ? 'Ends on' : 'Takes effect on', value: dayName(holdsFrom) },
    ...(stillDue.length ? [{ label: `Still due for this ${planKind}`, value: dates(stillDue) }] : []),
    ...(leftOut.length ? [{ label: 'Left out', value: dates(leftOut) }] : []),
    ...(pauseUntil ? [{ label: 'Runs again on', value: dayName(pauseUntil) }] : []),
    ...(reason ? [{ label: 'Your reason', value: cancelReasons[reason] }] : []),
    {
      label: 'You can take it back until',
      value: `${formatTime(cancelUntil)}, ${formatDate(indiaDate(cancelUntil))}`,
    },
  ]
}

/** Why a change takes effect on that day and not before. */
export const whyThen =
  'A change takes effect two business days after the day we work on it: your bank has been told of what is due before.'
