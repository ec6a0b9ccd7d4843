import { addBusinessDays } from '../calendar/business-day'

export interface Offer {
  nfoStart: string | null
  nfoEnd: string | null
}

/** upcoming, open: units cost the face value · allotting: closed, units not yet given · none: a fund like any other. */
export type OfferState = 'upcoming' | 'open' | 'allotting' | 'none'

/** Units of an offer are given on the third business day after it closed, at the face value; within the five allowed. */
export function offerAllotmentDate(nfoEnd: string): string {
  return addBusinessDays(nfoEnd, 3)
}

/** What a scheme's offer is on a day. */
export function offerStateOn({ nfoStart, nfoEnd }: Offer, today: string): OfferState {
  if (!nfoStart || !nfoEnd || today > offerAllotmentDate(nfoEnd)) return 'none'
  if (today < nfoStart) return 'upcoming'
  return today <= nfoEnd ? 'open' : 'allotting'
}
