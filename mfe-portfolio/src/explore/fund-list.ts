import { plural, t } from '@portal/kernel/words'
import type { RiskLevel } from '@portal/contracts/wire/common'
import { RiskLevel as Risks } from '@portal/contracts/wire/common'
import type { Scheme } from '@portal/contracts/schemes/product'
import { subCategoryName } from '../shared/sub-categories'
import { noFilter, type FundFilter, type SortKey } from './fund-filter'

const riskOrder = (risk: RiskLevel): number => Risks.options.indexOf(risk)
/** Made once: `localeCompare` makes one for every two names. */
const { compare } = new Intl.Collator('en')
const byName = (one: Scheme, other: Scheme): number =>
  compare(one.schemeDesc, other.schemeDesc) || compare(one.schemePlanCode, other.schemePlanCode)

type Period = keyof Pick<Scheme['cagr'], 'oneYear' | 'threeYears' | 'fiveYears'>

/** Highest return first; a fund too young for the period comes last. */
const byReturn =
  (period: Period) =>
  (one: Scheme, other: Scheme): number =>
    (other.cagr[period] ?? -Infinity) - (one.cagr[period] ?? -Infinity) || byName(one, other)

const orders: Readonly<Record<Exclude<SortKey, 'mixed'>, (one: Scheme, other: Scheme) => number>> = {
  category: byReturn('threeYears'),
  '1y': byReturn('oneYear'),
  '3y': byReturn('threeYears'),
  '5y': byReturn('fiveYears'),
  risk: (one, other) => riskOrder(one.riskMeter) - riskOrder(other.riskMeter) || byName(one, other),
  name: byName,
}

/** Funds in the chosen order; within a category by return, and 'mixed' leaves them as they come. */
export function sortFunds(funds: readonly Scheme[], sort: SortKey): Scheme[] {
  return sort === 'mixed' ? [...funds] : [...funds].sort(orders[sort])
}

const texts = new WeakMap<Scheme, string>()

/** What a search looks at; kept, since every letter that is typed looks at all funds anew. */
function textOf(fund: Scheme): string {
  const known = texts.get(fund)
  if (known !== undefined) return known
  const { schemeDesc, fundDesc, subCategory, optDesc } = fund
  const said = subCategoryName(subCategory)
  const text = `${schemeDesc} ${fundDesc} ${subCategory} ${said} ${optDesc}`.toLowerCase()
  texts.set(fund, text)
  return text
}

const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether a fund is what the filter asks for; the tab is not looked at. */
export function matches(fund: Scheme, filter: FundFilter, words = wordsOf(filter.search)): boolean {
  return (
    (filter.risk === 'Any' || fund.riskMeter === filter.risk) &&
    (filter.plan === 'Any' || fund.planMode === filter.plan) &&
    (filter.option === 'Any' || fund.optionCode === filter.option) &&
    (filter.lumpsum === 'Any' || fund.minPurchase <= Number(filter.lumpsum) * 100) &&
    (filter.sip === 'Any' || (fund.sipAllow === 'Y' && fund.minSip <= Number(filter.sip) * 100)) &&
    words.every((word) => textOf(fund).includes(word))
  )
}

/**
 * What a fund that is held must match: it is of the plan and option that the investor once chose, so the plan and option
 * that the list opens with leave it in, and only other ones that are chosen leave it out.
 */
const filterOfHeld = (filter: FundFilter): FundFilter => ({
  ...filter,
  plan: filter.plan === noFilter.plan ? ('Any' as const) : filter.plan,
  option: filter.option === noFilter.option ? ('Any' as const) : filter.option,
})

/** A group of the list with the funds that are left in it; the groups keep the order they came in. */
export function filterGroups<Group extends { schemes: readonly Scheme[] }>(
  groups: readonly Group[],
  filter: FundFilter,
  held: ReadonlySet<string> = new Set(),
): (Omit<Group, 'schemes'> & { schemes: Scheme[] })[] {
  const words = wordsOf(filter.search)
  const ofHeld = filterOfHeld(filter)
  return groups.map((group) => ({
    ...group,
    schemes: sortFunds(
      group.schemes.filter((fund) => matches(fund, held.has(fund.schemePlanCode) ? ofHeld : filter, words)),
      filter.sort,
    ),
  }))
}

/** Whether money can be put into the fund now (S3.017). */
export const isOpen = (fund: Pick<Scheme, 'purAllow'>): boolean => fund.purAllow === 'Y'

/** The day up to which the shown returns run, and what plan they are of. */
export function listLine(count: number, plan: FundFilter['plan'], navDate: string): string {
  const funds = plural(count, { one: '# fund.', other: '# funds.' })
  const returns = {
    DIRECT: t`Yearly returns (CAGR), Direct plan, up to the NAV of ${navDate}.`,
    REGULAR: t`Yearly returns (CAGR), Regular plan, up to the NAV of ${navDate}.`,
    Any: t`Yearly returns (CAGR), up to the NAV of ${navDate}.`,
  }[plan]
  return `${funds} ${returns}`
}
