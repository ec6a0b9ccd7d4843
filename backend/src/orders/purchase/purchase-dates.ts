import { indiaDate } from '@portal/contracts/format'
import { applicableNavDate, cutOffAt, cutOffTime, navDateAfterCutOff, unitsOn } from '../../calendar/cut-off'
import type { SchemeKind } from '../../regulation/regulated-rules'
import { offerAllotmentDate, offerStateOn, type Offer } from '../../schemes/offer'

export interface DatedScheme extends Offer {
  kind: SchemeKind
}

/** The day whose NAV money buys at that reached us at a moment; an offer has one day for all of it. */
export function navDateFor(scheme: DatedScheme, realisedAt: Date): string {
  return offerDate(scheme, realisedAt) ?? applicableNavDate(realisedAt, scheme.kind)
}

function offerDate(scheme: DatedScheme, moment: Date): string | undefined {
  const state = offerStateOn(scheme, indiaDate(moment))
  return (state === 'open' || state === 'allotting') && scheme.nfoEnd
    ? offerAllotmentDate(scheme.nfoEnd)
    : undefined
}

/** What an investor is told before paying: which NAV, until when, and units on which day. */
export function purchaseDates(scheme: DatedScheme, now: Date) {
  const cutOff = cutOffAt(now, scheme.kind)
  const ifPaidNow = navDateFor(scheme, now)
  const ifPaidLater = offerDate(scheme, cutOff) ?? navDateAfterCutOff(now, scheme.kind)
  return {
    cutOff: cutOffTime(indiaDate(cutOff), scheme.kind),
    cutOffAt: cutOff.toISOString(),
    serverNow: now.toISOString(),
    navDateIfPaidNow: ifPaidNow,
    navDateIfPaidLater: ifPaidLater,
    unitsOnIfPaidNow: unitsOn(ifPaidNow),
    unitsOnIfPaidLater: unitsOn(ifPaidLater),
  }
}
