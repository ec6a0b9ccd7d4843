import type { Messages } from '@lingui/core'
import { type Language, type LanguageMeans, pseudoLanguage, words } from '@portal/contracts/words'

/** A remote's own catalogues, by language: each is fetched when its language is on, and released with the remote. */
export type Catalogues = Readonly<
  Partial<Record<Exclude<Language, 'en' | typeof pseudoLanguage>, () => Promise<{ messages: Messages }>>>
>

/** What a language brings beside its texts. */
const means: Partial<Record<Language, () => Promise<LanguageMeans>>> = {
  hi: async () => {
    const { spelled } = await import('@portal/contracts/words/spelled-hi')
    return { spelled, letters: async () => (await import('./devanagari-letters')).devanagariLetters() }
  },
  [pseudoLanguage]: () => import('@portal/contracts/words/pseudo'),
}

/** What the kernel itself says: its rules, its components and the rest. */
const own: Catalogues = {
  hi: async () => {
    const parts = await Promise.all([
      import('@portal/contracts/locales/hi.po'),
      import('@portal/ui/locales/hi.po'),
      import('../locales/hi.po'),
    ])
    return { messages: Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages }
  },
}
/** Of each remote that has been loaded, and of the kernel: what it brings, and the languages of it that have come. */
const known = new Map([['kernel', { catalogues: own, here: new Set<Language>() }]])
/** The language that is on, or about to be; undefined until one is chosen. */
let chosen: Language | undefined
/** Over when the page speaks it. */
let turning = Promise.resolve()

/** The language that this visitor wants, where it is known: what the server is asked to answer in (docs/decisions/words.md: languages). */
export const chosenLanguage = (): Language | undefined => chosen

async function bring(owner: string, language: Language): Promise<void> {
  const { catalogues, here } = known.get(owner) ?? {}
  const load = catalogues?.[language as keyof Catalogues]
  if (!load || here?.has(language)) return
  const { messages } = await load()
  words.load(language, messages)
  here?.add(language)
}

/**
 * Makes a remote's catalogues known, and fetches the one of the language that is chosen; over when the page speaks that, so
 * that nothing is drawn in English first. Never throws: what did not come is said in English (docs/decisions/words.md: languages).
 */
export async function bringWords(owner: string, catalogues: Catalogues = {}): Promise<void> {
  known.set(owner, { catalogues, here: new Set() })
  await bring(owner, chosen ?? 'en').catch(() => undefined)
  await turning
}

/** Whether a remote's texts are said in English because it brings, or could fetch, no others (docs/decisions/words.md: languages). */
export const speaksEnglish = (owner: string): boolean =>
  words.language !== pseudoLanguage && !known.get(owner)?.here.has(words.language)

/**
 * Turns the portal to a language: fetches it for every remote that is here, then draws them anew. What is typed stays.
 * A remote whose catalogue does not come goes on in English (docs/decisions/words.md: languages).
 */
export function chooseLanguage(language: Language): Promise<void> {
  chosen = language
  turning = turn(language)
  return turning
}

async function turn(language: Language): Promise<void> {
  // Without them amounts are spelled in English, as a text is that does not come.
  const brought = await means[language]?.().catch(() => undefined)
  await Promise.allSettled([...known.keys()].map((owner) => bring(owner, language)))
  // Another one may have been chosen while this one came.
  if (chosen === language) words.speak(language, brought)
}
