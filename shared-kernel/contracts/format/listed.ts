import { words } from '@portal/contracts/words'

/**
 * Names as a sentence takes them: "Asha, Kabir and Rohan", or with "or"; each language joins them in its own way
 * (docs/decisions/words.md: how a text is written).
 */
export const listed = (names: readonly string[], join: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat(words.intlLocale, { type: join === 'and' ? 'conjunction' : 'disjunction' }).format(
    names,
  )
