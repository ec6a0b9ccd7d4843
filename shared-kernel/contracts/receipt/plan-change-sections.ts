import { msg, t } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'
import type { PlanChangeOrder } from '../orders/order'
import type { CancelReason, PlanChangeKind } from '../systematic-plans/plan-change-terms'
import type { PlanSnapshot } from '../systematic-plans/plan-snapshot'
import { formatLongDate, formatRupees, optionLabels, planLabels, shortNumber } from '../format/public'
import { type ReceiptRow, type ReceiptSection, row } from './receipt-row'

/** What is done with a plan, as a title. */
export const planChangeTitles: Readonly<Record<PlanChangeKind, string>> = saidTable({
  SIP_PAUSE: msg`Pause of a SIP`,
  SIP_MODIFY: msg`Change of a SIP`,
  SIP_CANCEL: msg`Cancellation of a SIP`,
  SIP_RENEW: msg`Renewal of a SIP`,
  SIP_RESTART: msg`Restart of a SIP`,
  STP_MODIFY: msg`Change of an STP`,
  STP_CANCEL: msg`Cancellation of an STP`,
  SWP_MODIFY: msg`Change of an SWP`,
  SWP_CANCEL: msg`Cancellation of an SWP`,
})

/** Why a plan is ended, in the investor's words. */
export const cancelReasons: Readonly<Record<CancelReason, string>> = saidTable({
  NEED_MONEY: msg`I need the money elsewhere`,
  GOAL_REACHED: msg`I have reached my goal`,
  OTHER_FUND: msg`I want to invest in another fund`,
  RETURNS: msg`I am not happy with the returns`,
  TOO_MUCH: msg`The amount is too much for me`,
  OTHER: msg`Another reason`,
})

const date = (value: string | null): string | null => value && formatLongDate(value)

/** A plan as lines, for receipt and review (S2.050). */
export function snapshotRows(snapshot: PlanSnapshot): ReceiptRow[] {
  const { amount, frequency, dayOfMonth, endDate, nextDue, bankName, accountLast4 } = snapshot
  return [
    ...row(t`Each instalment`, formatRupees(amount)),
    ...(frequency === 'Daily'
      ? row(t`How often`, t`Every business day`)
      : row(t`Day of the month`, String(dayOfMonth))),
    ...row(t`Last instalment`, date(endDate) ?? t`Until you cancel it`),
    ...row(t`Next instalment`, date(nextDue) ?? t`None`),
    ...row(t`Paid from`, bankName && accountLast4 && `${bankName} ${shortNumber(accountLast4)}`),
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
        ...row(t`Scheme`, scheme.schemeName),
        ...row(t`Plan and option`, `${planLabels[scheme.planMode]} · ${optionLabels[scheme.optionCode]}`),
        ...row(ends ? t`Ends on` : t`In force from`, formatLongDate(holdsFrom)),
        ...row(t`Runs again on`, date(pauseUntil)),
        ...row(t`Reason`, reason && cancelReasons[reason]),
      ],
    },
    { title: t`Before`, rows: snapshotRows(before) },
    ...(ends ? [] : [{ title: t`After`, rows: snapshotRows(after) }]),
  ]
}
