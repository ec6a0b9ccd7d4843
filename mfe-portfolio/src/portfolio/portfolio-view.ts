import { FundCategory } from '@portal/contracts/wire/common'

/** Every choice of the page, in the order in which it is offered; the first is the default. */
const choices = {
  by: ['folio', 'scheme', 'category'],
  sort: ['value', 'gain', 'day', 'name'],
} as const

export type Grouping = (typeof choices.by)[number]
export type SortKey = (typeof choices.sort)[number]

/** What the investor wants to see of what they own; kept in the address. */
export interface PortfolioView {
  by: Grouping
  sort: SortKey
  /** Null: all folios. */
  folio: string | null
  /** Null: all categories. */
  category: FundCategory | null
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** Reads the view from an address; what is unknown there counts as not said, so that no address can break the page. */
export function readView(query: URLSearchParams, folios: readonly string[]): PortfolioView {
  return {
    by: oneOf(choices.by, query.get('by')) ?? 'folio',
    sort: oneOf(choices.sort, query.get('sort')) ?? 'value',
    folio: oneOf(folios, query.get('folio')) ?? null,
    category: oneOf(FundCategory.options, query.get('category')) ?? null,
  }
}

/** Writes the view for an address; what is the default is left out. */
export function writeView({ by, sort, folio, category }: PortfolioView): URLSearchParams {
  return new URLSearchParams([
    ...(by === 'folio' ? [] : [['by', by]]),
    ...(sort === 'value' ? [] : [['sort', sort]]),
    ...(folio === null ? [] : [['folio', folio]]),
    ...(category === null ? [] : [['category', category]]),
  ])
}
