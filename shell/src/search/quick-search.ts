import type { SearchEntry } from '@portal/contracts/schemes/search'

/** What the box keeps of what is typed: letters of any script and spaces, none of them first (S5.046, S5.047). */
export function cleanSearchText(text: string): string {
  return text.replace(/[^\p{L}\p{M} ]/gu, '').replace(/^ +/, '')
}

export interface SearchLists {
  features: readonly SearchEntry[]
  topSearches: readonly SearchEntry[]
}

export interface SearchResult {
  kind: 'top' | 'matches' | 'none'
  entries: readonly SearchEntry[]
}

const holds = (text: string) => (keyword: string) => keyword.toLowerCase().includes(text)

/**
 * What stands below the box: the top searches while it is empty, blanks counting as empty (S4.090, S5.048), else the
 * entries with a keyword that holds the text in any case (S4.088), or the word that there are none (S4.089).
 */
export function searchResult(typed: string, { features, topSearches }: SearchLists): SearchResult {
  const text = typed.trim().replace(/ +/g, ' ').toLowerCase()
  if (!text) return { kind: 'top', entries: topSearches }
  const entries = features.filter(({ keywords }) => keywords.some(holds(text)))
  return { kind: entries.length ? 'matches' : 'none', entries }
}

/** The address of an entry with its parameters, which come as JSON; those that are no plain values are left out. */
export function entryAddress({ url, parameters }: SearchEntry): string {
  const pairs = Object.entries(parseParameters(parameters)).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  )
  if (!pairs.length) return url
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

function parseParameters(parameters: string | undefined): object {
  try {
    const parsed: unknown = JSON.parse(parameters ?? '{}')
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : {}
  } catch {
    return {}
  }
}
