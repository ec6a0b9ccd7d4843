import { indiaDate } from '@portal/contracts/format'
import { applicableNavDate, redemptionNavDate, sellCutOffAt } from '../../../src/calendar/cut-off'
import { payoutOn, switchInNavDate } from '../../../src/calendar/dealing-dates'
import { instantNavDates } from '../../../src/orders/outflows/instant-rules'
import { offerAllotmentDate, offerStateOn } from '../../../src/schemes/offer'
import type { SchemePlanFacts } from '../../../src/schemes/catalogue'

/** When what a line action for is dealt: by its stamp alone, as a registrar decides it, and by the rules of law. */

export function buyDay({ scheme }: SchemePlanFacts, stamp: Date): string {
  const state = offerStateOn(scheme, indiaDate(stamp))
  return (state === 'open' || state === 'allotting') && scheme.nfoEnd
    ? offerAllotmentDate(scheme.nfoEnd)
    : applicableNavDate(stamp, scheme.kind)
}

export const saleDay = ({ scheme }: SchemePlanFacts, stamp: Date, kind: string): string =>
  kind === 'INSTA_REDEEM' ? instantNavDates(stamp)[1] : redemptionNavDate(stamp, scheme.kind)

/** The day of the NAV at which a switch buys: on the day on which the money of what was sold is there. */
export function switchInDay(from: SchemePlanFacts, into: SchemePlanFacts, stamp: Date, kind: string): string {
  if (kind === 'CHANGE_DIVIDEND') return saleDay(from, stamp, kind)
  const dealtOn = indiaDate(sellCutOffAt(stamp, from.scheme.kind))
  return switchInNavDate(payoutOn(dealtOn, from.scheme), into.scheme.kind)
}

/** By which day the load of an instant redemption is counted: the earlier one of its two. */
export const loadDay = (stamp: Date, navOn: string, kind: string): string =>
  kind === 'INSTA_REDEEM' ? instantNavDates(stamp)[0] : navOn
