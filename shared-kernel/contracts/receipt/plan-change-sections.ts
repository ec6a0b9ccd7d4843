import type { PlanChangeOrder } from '../orders/order'
import type { CancelReason, PlanChangeKind } from '../systematic-plans/plan-change-terms'
import type { PlanSnapshot } from '../systematic-plans/plan-snapshot'
import { formatLongDate, formatRupees, optionLabels, planLabels, shortNumber } from '../format/public'
import { type ReceiptRow, type ReceiptSection, row } from './receipt-row'

/** What is done with a plan, as a title. */
export const planChangeTitles: Readonly<Record<PlanChangeKind, string>> = {
  SIP_PAUSE: 'Pause of a SIP',
  SIP_MODIFY: 'Change of a SIP',
  SIP_CANCEL: 'Cancellation of a SIP',
  SIP_RENEW: 'Renewal of a SIP',
  SIP_RESTART: 'Restart of a SIP',
  STP_MODIFY: 'Change of an STP',
  STP_CANCEL: 'Cancellation of an STP',
  SWP_MODIFY: 'Change of an SWP',
  SWP_CANCEL: 'Cancellation of an SWP',
}

/** Why a plan is ended, in the investor's words. */
export const cancelReasons: Readonly<Record<CancelReason, string>> = {
  NEED_MONEY: 'I need the money elsewhere',
  GOAL_REACHED: 'I have reached my goal',
  OTHER_FUND: 'I want to invest in another fund',
  RETURNS: 'I am not happy with the returns',
  TOO_MUCH: 'The amount is too much for me',
  OTHER: 'Another reason',
}

const date = (value: string | null): string | null => value && formatLongDate(value)

/** A plan as lines, for receipt and review (S2.050). */
export function snapshotRows(snapshot: PlanSnapshot): ReceiptRow[] {
  const { amount, frequency, dayOfMonth, endDate, nextDue, bankName, accountLast4 } = snapshot
  return [
    ...row('Each instalment', formatRupees(amount)),
    ...(frequency === 'Daily'
      ? row('How often', 'Every business day')
      : row('Day of the month', String(dayOfMonth))),
    ...row('Last instalment', date(endDate) ?? 'Until you cancel it'),
    ...row('Next instalment', date(nextDue) ?? 'None'),
    ...row('Paid from', bankName && accountLast4 && `${bankName} ${shortNumber(accountLast4)}`),
  ]
}

export function planChangeSections(order: PlanChangeOrder): ReceiptSection[] {
  const { scheme, planId, planKind, kind, before, after, holdsFrom, pauseUntil, reason } = order
  const ends = after.state === 'CANCELLED'
  return [
    {
      title: planChangeTitles[kind],
      rows: [
        ...row(planKind, planId),
        ...row('Scheme', scheme.schemeName),
        ...row('Plan and option', `${planLabels[scheme.planMode]} · ${optionLabels[scheme.optionCode]}`),
        ...row(ends ? 'Ends on' : 'In force from', formatLongDate(holdsFrom)),
        ...row('Runs again on', date(pauseUntil)),
        ...row('Reason', reason && cancelReasons[reason]),
      ],
    },
    { title: 'Before', rows: snapshotRows(before) },
    ...(ends ? [] : [{ title: 'After', rows: snapshotRows(after) }]),
  ]
}
