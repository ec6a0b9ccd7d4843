import { previousBusinessDay } from '../../calendar/business-day'
import { sellCutOffAt, unitsOn } from '../../calendar/cut-off'
import { instalmentSale } from '../../calendar/dealing-dates'
import { indiaMoment } from '../../calendar/india-time'
import type { SchemeKind } from '../../regulation/regulated-rules'
import { offerAllotmentDate } from '../../schemes/offer'

/** When units that wait for an offer are sold, so that their money is there on the day of its allotment. */
export function datesOfAutoSwitch(from: { kind: SchemeKind }, into: { nfoEnd: string | null }) {
  if (!into.nfoEnd) throw new Error('an automatic switch leads into an offer')
  const allotmentOn = offerAllotmentDate(into.nfoEnd)
  const dealtOn = previousBusinessDay(allotmentOn)
  return {
    dealtOn,
    soldAtNavOf: instalmentSale(dealtOn, from.kind).navDate,
    allotmentOn,
    switchUnitsOn: unitsOn(allotmentOn),
    cancelUntil: sellCutOffAt(indiaMoment(dealtOn, '00:00'), from.kind),
  }
}

/** The same as the contract tells it. */
export function datesTold(from: { kind: SchemeKind }, into: { nfoEnd: string | null }) {
  const { soldAtNavOf, allotmentOn, switchUnitsOn, cancelUntil } = datesOfAutoSwitch(from, into)
  return { soldAtNavOf, allotmentOn, switchUnitsOn, switchCancelUntil: cancelUntil.toISOString() }
}
