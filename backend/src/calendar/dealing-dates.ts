import type { FundCategory } from '@portal/contracts/wire/common'
import { indiaDate } from '@portal/contracts/format'
import { payoutRules, ruleOn, type SchemeKind } from '../regulation/regulated-rules'
import { addBusinessDays, onOrAfter } from './business-day'
import { applicableNavDate, redemptionNavDate, sellCutOffAt } from './cut-off'
import { indiaMoment } from './india-time'

/** Standing instructions and internal transfers are worked off in the morning, before every cut-off. */
const morning = (date: string) => indiaMoment(date, '09:00')

/** When an instalment into a fund is debited, and the date of the NAV that its money buys at; booked after both. */
export function instalmentBuy(due: string, kind: SchemeKind): { debitOn: string; navDate: string } {
  const debitOn = onOrAfter(due)
  return { debitOn, navDate: applicableNavDate(morning(debitOn), kind) }
}

/** When an instalment out of a fund is dealt, and the date of the NAV that its units are sold at. */
export function instalmentSale(due: string, kind: SchemeKind): { dealtOn: string; navDate: string } {
  const dealtOn = onOrAfter(due)
  return { dealtOn, navDate: redemptionNavDate(morning(dealtOn), kind) }
}

/** When an instalment that is due on a day counts as asked for. */
export const instalmentStamp = (due: string): Date => morning(onOrAfter(due))

/** The business day on which units are dealt that were asked back at a moment. */
export function sellDealingDay(requestedAt: Date, kind: SchemeKind): string {
  return indiaDate(sellCutOffAt(requestedAt, kind))
}

/** The business day on which the money of units dealt on a day is paid out. Throws a RangeError before February 2021. */
export function payoutOn(dealtOn: string, { kind, category }: { kind: SchemeKind; category: FundCategory }) {
  const rule = ruleOn(payoutRules, dealtOn)
  if (!rule) throw new RangeError('no payout rule for that day')
  return addBusinessDays(dealtOn, rule.days[kind === 'other' ? category : kind])
}

/** The date of the NAV at which a switch buys: its money is there on the payout day of the fund it leaves. */
export function switchInNavDate(paidOutOn: string, kind: SchemeKind): string {
  return applicableNavDate(morning(paidOutOn), kind)
}
