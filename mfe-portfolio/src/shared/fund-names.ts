import { optionLabel, planLabel, type Text, textOf } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { FundCategory } from '@portal/contracts/wire/common'
import type { Scheme } from '@portal/contracts/schemes/product'
import { subCategoryName } from './sub-categories'

const categoryNames: Readonly<Record<FundCategory, Text>> = {
  EQUITY: msg`Equity`,
  DEBT: msg`Debt`,
  HYBRID: msg`Hybrid`,
  INTERNATIONAL: msg`International FoF`,
}

/** A category as one word beside its colour: `'Equity'`, `'International FoF'`. */
export function categoryName(category: FundCategory): string {
  return textOf(categoryNames[category])
}

/** What tells the plans of one fund apart: `'Direct · Growth'`. */
export function planLine(scheme: Pick<Scheme, 'planMode' | 'optionCode'>): string {
  return `${planLabel(scheme.planMode)} · ${optionLabel(scheme.optionCode)}`
}

/** The line below a fund's name: `'Flexi Cap · Direct · Growth'`. */
export function fundLine(scheme: Pick<Scheme, 'subCategory' | 'planMode' | 'optionCode'>): string {
  return `${subCategoryName(scheme.subCategory)} · ${planLine(scheme)}`
}

/**
 * A fund's name without the house's: what two names of one house begin with says nothing between them.
 * `shortNames('Neem Liquid Fund', 'Neem Corporate Bond Fund')` is `['Liquid', 'Corporate Bond']`.
 */
export function shortNames(one: string, other: string): [string, string] {
  const [first, second] = [one.split(' '), other.split(' ')]
  const shared = first[0] === second[0] ? 1 : 0
  const shorten = (words: string[], full: string) =>
    words
      .slice(shared)
      .join(' ')
      .replace(/ Fund$/, '') || full
  return [shorten(first, one), shorten(second, other)]
}
