/* eslint-disable lingui/no-unlocalized-strings -- Codes, as addresses have them. */
import type { FundCategory, RiskLevel } from '@portal/contracts/wire/common'
import { FundCategory as Categories, RiskLevel as Risks } from '@portal/contracts/wire/common'

/** Every choice of the fund list, in the order in which it is offered; the first is the default. */
export const choices = {
  category: ['All', ...Categories.options],
  sort: ['category', '3y', '1y', '5y', 'risk', 'name', 'mixed'],
  risk: ['Any', ...Risks.options],
  plan: ['DIRECT', 'REGULAR', 'Any'],
  option: ['G', 'D', 'R', 'Any'],
  sip: ['Any', '500', '1000'],
  lumpsum: ['Any', '1000', '5000'],
} as const satisfies Record<string, readonly string[]>

export type SortKey = (typeof choices.sort)[number]

/** What the investor wants to see of the fund list. */
export interface FundFilter {
  category: 'All' | FundCategory
  search: string
  sort: SortKey
  risk: 'Any' | RiskLevel
  plan: (typeof choices.plan)[number]
  option: (typeof choices.option)[number]
  /** At most so many rupees a month; any other than 'Any' leaves out funds without a SIP. */
  sip: (typeof choices.sip)[number]
  /** At most so many rupees for a first purchase. */
  lumpsum: (typeof choices.lumpsum)[number]
}

export const noFilter: FundFilter = {
  category: 'All',
  search: '',
  sort: 'category',
  risk: 'Any',
  plan: 'DIRECT',
  option: 'G',
  sip: 'Any',
  lumpsum: 'Any',
}

/** Both the longest text that the search box takes and the most that is read from an address. */
export const longestSearch = 64

function oneOf<Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value {
  return values.find((value) => value === text) ?? otherwise
}

/** Reads the filter from an address; anything unknown falls back to the default, so no address can break the list. */
export function readFilter(query: URLSearchParams, defaults: FundFilter = noFilter): FundFilter {
  return {
    category: oneOf(choices.category, query.get('category'), defaults.category),
    search: (query.get('search') ?? '').slice(0, longestSearch),
    sort: oneOf(choices.sort, query.get('sort'), defaults.sort),
    risk: oneOf(choices.risk, query.get('risk'), defaults.risk),
    plan: oneOf(choices.plan, query.get('plan'), defaults.plan),
    option: oneOf(choices.option, query.get('option'), defaults.option),
    sip: oneOf(choices.sip, query.get('sip'), defaults.sip),
    lumpsum: oneOf(choices.lumpsum, query.get('lumpsum'), defaults.lumpsum),
  }
}

/** Writes the filter for an address; what is the default is left out. */
export function writeFilter(filter: FundFilter, defaults: FundFilter = noFilter): URLSearchParams {
  const names = Object.keys(defaults) as (keyof FundFilter)[]
  return new URLSearchParams(
    names.filter((name) => filter[name] !== defaults[name]).map((name) => [name, filter[name]]),
  )
}

/** Whether the filter hides funds, apart from the tab, so that clearing it would show more. */
export function hidesFunds(filter: FundFilter): boolean {
  return (
    filter.search.trim() !== '' ||
    filter.risk !== noFilter.risk ||
    filter.plan !== noFilter.plan ||
    filter.option !== noFilter.option ||
    filter.sip !== noFilter.sip ||
    filter.lumpsum !== noFilter.lumpsum
  )
}

/** The filter with everything shown in the same tab and order. */
export function clearFilter(filter: FundFilter): FundFilter {
  return { ...noFilter, category: filter.category, sort: filter.sort }
}
