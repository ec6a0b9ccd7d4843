import { type Language, pseudoLanguage, words } from '@portal/contracts/words'

interface Entry {
  label?: string
  group?: string | undefined
  name?: string
  inLanguages?: Readonly<Partial<Record<string, object>>> | undefined
}

/** What a person reads of an entry. */
const texts = ['label', 'group', 'name'] as const

/**
 * An entry of menus or search in the language that is on, where its release says it in that one (docs/decisions/words.md:
 * languages).
 */
export const spokenEntry = <Of extends Entry>(entry: Of): Of => ({
  ...entry,
  ...(words.language === pseudoLanguage
    ? recast(entry)
    : entry.inLanguages?.[words.language satisfies Language]),
})

const recast = (entry: Entry) =>
  Object.fromEntries(
    texts.flatMap((name) => {
      const text = entry[name]
      return text === undefined ? [] : [[name, words.named(text, text, {})]]
    }),
  )
