import type { Scheme, SchemeCategory } from '@portal/contracts/schemes/product'

/** Whether a fund takes money now, and not only once an offer is over. */
const isOpen = (fund: Scheme): boolean => fund.purAllow === 'Y' && !fund.nfoscheme

/** Direct Growth plans to begin with: one a category before a second, those that the fund house marks first. */
export function popularFunds(
  categories: readonly SchemeCategory[],
  count = 3,
  isMeant: (fund: Scheme) => boolean = () => true,
): Scheme[] {
  const plans = categories
    .flatMap((category) => category.schemes)
    .filter((fund) => isOpen(fund) && fund.planMode === 'DIRECT' && fund.optionCode === 'G' && isMeant(fund))
    .sort(
      (one, other) =>
        Number(other.defaultScheme) - Number(one.defaultScheme) || one.displayOrder - other.displayOrder,
    )
  const firsts = plans.filter((fund, at) => plans.findIndex((each) => each.fundType === fund.fundType) === at)
  return [...new Set([...firsts, ...plans])].slice(0, count)
}

/** The smallest first steps over all funds that take money, in paise; null where none does. */
export function smallestAmounts(
  categories: readonly SchemeCategory[],
): { sip: number; lumpSum: number } | null {
  const open = categories.flatMap((category) => category.schemes).filter((fund) => fund.purAllow === 'Y')
  const sips = open.filter((fund) => fund.sipAllow === 'Y')
  if (!open.length || !sips.length) return null
  return {
    sip: Math.min(...sips.map((fund) => fund.minSip)),
    lumpSum: Math.min(...open.map((fund) => fund.minPurchase)),
  }
}

/** What a fund does, in one sentence, and for how long to stay: `'Buys shares of … For 5 years or more.'` */
export function teaser({
  objective,
  investmentHorizon,
}: Pick<Scheme, 'objective' | 'investmentHorizon'>): string {
  // A sentence of Hindi ends with a stroke.
  const stop = objective.includes('।') ? '।' : '.'
  const first = objective.split(`${stop} `)[0] ?? ''
  return [first, investmentHorizon]
    .filter(Boolean)
    .map((part) => (part.endsWith(stop) ? part : `${part}${stop}`))
    .join(' ')
}
