import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { termsOf } from './terms'

/** A text as a source has it. */
interface SourceText {
  message?: string
}

/** A text as a catalogue has it. */
interface Entry extends SourceText {
  translation?: string
}

export interface CheckedCatalogue {
  language: string
  /** Every text is to be translated. */
  isWhole: boolean
  /** By their ids, as the sources have them now. */
  texts: Readonly<Record<string, SourceText>>
  entries: Readonly<Record<string, Entry>>
}

/** What is wrong with a catalogue, a line for each fault. */
export function catalogueFaults({ language, isWhole, texts, entries }: CheckedCatalogue): string[] {
  const missing = Object.entries(texts)
    .filter(([id]) => !(id in entries))
    .map(([, { message }]) => `lacks “${message}”`)
  const unused = Object.entries(entries)
    .filter(([id]) => !(id in texts))
    .map(([, { message }]) => `has “${message}”, which no source says`)
  const translated = Object.entries(entries).flatMap(([id, { translation }]) => {
    // The entry of a text that is known by a name does not say it in English.
    const message = texts[id]?.message
    if (message === undefined) return []
    if (translation) return translationFaults(language, message, translation)
    return isWhole ? [`does not translate “${message}”`] : []
  })
  return [...missing, ...unused, ...translated]
}

/** What the packages' catalogues say in one language, by their folders. */
export type CataloguesOf = Readonly<Record<string, CheckedCatalogue['entries']>>

/** Texts that two packages translate differently: they have one id, so the page says what came last for both. */
export function differingTranslations(catalogues: CataloguesOf): string[] {
  const first = new Map<string, { folder: string; translation: string }>()
  return Object.entries(catalogues).flatMap(([folder, entries]) =>
    Object.entries(entries).flatMap(([id, { message, translation }]) => {
      if (!translation) return []
      const other = first.get(id)
      if (!other) first.set(id, { folder, translation })
      return !other || other.translation === translation
        ? []
        : [`${folder} says “${translation}” for “${message}”, ${other.folder} “${other.translation}”`]
    }),
  )
}

function translationFaults(language: string, message: string, translation: string): string[] {
  let parts: Part[]
  try {
    parts = partsOf(compileMessageOrThrow(translation))
  } catch (error) {
    return [`cannot be read at “${translation}”: ${(error as Error).message.split('\n')[0]}`]
  }
  const wanted = namesIn(partsOf(compileMessageOrThrow(message)))
  const given = namesIn(parts)
  const differs = wanted.join() !== given.join()
  return [
    ...(differs
      ? [`says “${translation}” with ${listed(given)} for “${message}” with ${listed(wanted)}`]
      : []),
    ...otherWords(language, message, translation),
    ...parts.flatMap((part) => {
      const lacking = formsLackingIn(part, language)
      return lacking.length ? [`lacks the plural ${lacking.join(', ')} in “${translation}”`] : []
    }),
  ]
}

/** Digits that are not Latin, and words of the field that the language has another name for. */
function otherWords(language: string, message: string, translation: string): string[] {
  // The name of a parameter is no word of the text.
  const words = message.replace(/\{\w+\}/g, '')
  const terms = (termsOf[language] ?? []).filter(
    ({ english, term }) => english.test(words) && !translation.includes(term),
  )
  return [
    ...terms.map(({ term }) => `says “${translation}” without “${term}” for “${message}”`),
    ...(/(?![0-9])\p{Nd}/u.test(translation) ? [`has digits that are not Latin in “${translation}”`] : []),
  ]
}

const listed = (names: readonly string[]) => names.join(', ') || 'no parameters'

/** A value in a text, an element around some of it, or a choice between forms. */
interface Part {
  name: string
  kind?: string
  forms?: readonly string[]
}

const elements = /<\/?(\d+)\/?>/g

function partsOf(message: CompiledMessage): Part[] {
  return message.flatMap((token): Part[] => {
    if (typeof token === 'string')
      return [...token.matchAll(elements)].map(([, number]) => ({ name: `<${number}>` }))
    const [name, kind, forms] = token
    if (!['plural', 'selectordinal', 'select'].includes(kind ?? '')) return [{ name: `{${name}}`, kind }]
    // Of a plural without an offset, that is undefined among its forms.
    const given = Object.entries(forms as Record<string, CompiledMessage | number | undefined>)
    const inForms = given.flatMap(([, value]) => (Array.isArray(value) ? partsOf(value) : []))
    return [{ name: `{${name}}`, kind, forms: given.map(([form]) => form) }, ...inForms]
  })
}

const namesIn = (parts: readonly Part[]) => [...new Set(parts.map(({ name }) => name))].sort()

/** The forms that a language's numbers need (CLDR) and a plural does not have. */
function formsLackingIn({ kind, forms = [] }: Part, language: string): string[] {
  if (kind !== 'plural' && kind !== 'selectordinal') return []
  const type = kind === 'plural' ? 'cardinal' : 'ordinal'
  const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions()
  return pluralCategories.filter((category) => !forms.includes(category))
}
