import type { Scheme, SchemeCategory } from '@portal/contracts/schemes/product'

/** open: takes money · coming: will · closed: units are still to be given. */
export type OfferStatus = 'open' | 'coming' | 'closed'

export interface Offer {
  status: OfferStatus
  /** Its Direct plan with Growth, where it has one. */
  fund: Scheme
}

/**
 * What an offer is, when the NAVs of a day are the last ones: the server's clock decides, not the browser's. One that
 * takes no money while it runs was called off, and counts as closed.
 */
function statusOf({ nfoStartDate, purAllow }: Scheme, navDate: string): OfferStatus {
  if (purAllow === 'Y') return 'open'
  return nfoStartDate && nfoStartDate > navDate ? 'coming' : 'closed'
}

const places = { open: 0, coming: 1, closed: 2 } as const

/** Every new fund once, those that are open first, the one that closes soonest before the others. */
export function offersOf(categories: readonly SchemeCategory[], navDate: string): Offer[] {
  const offered = categories.flatMap(({ schemes }) => schemes).filter(({ nfoscheme }) => nfoscheme)
  const first = offered.filter((fund) => fund === plainest(fund, offered))
  return first
    .map((fund) => ({ fund, status: statusOf(fund, navDate) }))
    .sort(
      (one, other) =>
        places[one.status] - places[other.status] ||
        (one.fund.nfoEndDate ?? '').localeCompare(other.fund.nfoEndDate ?? ''),
    )
}

/** Of the plans of a scheme the Direct one with Growth, else the first. */
function plainest({ schemeCode }: Scheme, offered: readonly Scheme[]): Scheme | undefined {
  const plans = offered.filter((fund) => fund.schemeCode === schemeCode)
  return plans.find(({ planMode, optionCode }) => planMode === 'DIRECT' && optionCode === 'G') ?? plans[0]
}
