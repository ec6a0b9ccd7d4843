import { AsyncLocalStorage } from 'node:async_hooks'
import { devanagariLetters } from './devanagari-letters'
import { blank } from './sms-register'
import { type Language, languageNamed, pseudoLanguage, Words, words } from '@portal/contracts/words'

const requested = new AsyncLocalStorage<Language | undefined>()
const speakers = new Map<Language, Words>()

/** What the server's own texts and those of the contracts are in each language but English, which stands in the code. */
const catalogues = {
  hi: async () =>
    [
      await import('@portal/contracts/locales/hi.po'),
      await import('../locales/hi.po'),
      await import('@portal/contracts/words/spelled-hi'),
    ] as const,
}

/** Says texts in English with a blank for each value. */
class Blanks extends Words {
  override _(...[text, values, options]: Parameters<Words['_']>): string {
    const said = typeof text === 'string' ? { ...options, id: text, values } : text
    const blanks = Object.keys(said.values ?? {}).map((name) => [name, blank])
    return super._({ ...said, values: Object.fromEntries(blanks) })
  }
}

const blanks = new Blanks()
const isTemplate = new AsyncLocalStorage<true>()
words.speaker = () => (isTemplate.getStore() ? blanks : speakers.get(requested.getStore() ?? 'en'))

/** What something says whatever its values: the text that an SMS of it is registered with. */
export const asTemplate = (say: () => string): string => isTemplate.run(true, say)

/** Makes the server speak every language; a process that has not called it speaks English. */
export async function bringLanguages(): Promise<void> {
  const [contracts, own, { spelled }] = await catalogues.hi()
  const hindi = new Words()
  hindi.load('hi', { ...contracts.messages, ...own.messages })
  hindi.speak('hi', { spelled, letters: devanagariLetters })
  const pseudo = new Words()
  pseudo.speak(pseudoLanguage, await import('@portal/contracts/words/pseudo'))
  speakers.set('hi', hindi).set(pseudoLanguage, pseudo)
}

/** Runs something whose texts are in a language: the answer of a call, or a message to an investor. */
export const inLanguage = <T>(language: Language | undefined, run: () => T): T => requested.run(language, run)

/** The language that the call names which is being answered. */
export const languageOfCall = (): Language | undefined => requested.getStore()

/** The language that a call names in its header (docs/decisions/words.md: languages); undefined where it names none. */
export const requestedLanguage = (headers: Readonly<Record<string, unknown>>): Language | undefined =>
  typeof headers.language === 'string' ? languageNamed(headers.language) : undefined
