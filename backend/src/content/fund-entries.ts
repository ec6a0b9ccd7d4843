import type { SearchEntry } from '@portal/contracts/schemes/search'
import { routes } from '@portal/contracts/wire/routes'
import type { Catalogue, SchemePlanFacts } from '../schemes/catalogue'

/** Every fund by its name and its kind; it leads to the page of its Direct Growth plan. */
export function fundEntries({ plans }: Pick<Catalogue, 'plans'>): SearchEntry[] {
  return plans.filter(({ plan, option }) => plan === 'D' && option === 'G').map(fundEntry)
}

function fundEntry({ code, scheme: { name, subCategory } }: SchemePlanFacts): SearchEntry {
  const words = [name, spelled(name), subCategory].map((each) => each.toLowerCase())
  return {
    name,
    url: `.${routes.scheme.path}`,
    keywords: [...new Set(words)],
    parameters: JSON.stringify({ scheme: code }),
    external: false,
  }
}

/** A name without its figures and signs, which the search box does not take (S5.046). */
const spelled = (name: string): string =>
  name
    .replace(/[^\p{L} ]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
