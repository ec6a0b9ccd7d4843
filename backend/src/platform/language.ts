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

/** Says texts with a blank for each value, in English by itself. */
class Blanks extends Words {
  /** In the language of that one, where there is one. */
  constructor(private readonly inner?: Words) {
    super()
  }

  override _(...[text, values, options]: Parameters<Words['_']>): string {
    const said = typeof text === 'string' ? { ...options, id: text, values } : text
    const blanks = Object.keys(said.values ?? {}).map((name) => [name, blank])
    const blanked = { ...said, values: Object.fromEntries(blanks) }
    return this.inner ? this.inner._(blanked) : super._(blanked)
  }
}

const blanks = new Blanks()
const ownBlanks = new Map<Language, Blanks>()
const template = new AsyncLocalStorage<Blanks>()
words.speaker = () => template.getStore() ?? speakers.get(requested.getStore() ?? 'en')

/** What something says whatever its values: the text that an SMS of it is registered with. */
export const asTemplate = (say: () => string): string => template.run(blanks, say)

/** The same in the language that is on. */
export const asOwnTemplate = (say: () => string): string =>
  template.run(ownBlanks.get(words.language) ?? blanks, say)

/** Makes the server speak every language; a process that has not called it speaks English. */
export async function bringLanguages(): Promise<void> {
  const [contracts, own, { spelled }] = await catalogues.hi()
  const hindi = new Words()
  hindi.load('hi', { ...contracts.messages, ...own.messages })
  hindi.speak('hi', { spelled, letters: devanagariLetters })
  const pseudo = new Words()
  pseudo.speak(pseudoLanguage, await import('@portal/contracts/words/pseudo'))
  speakers.set('hi', hindi).set(pseudoLanguage, pseudo)
  ownBlanks.set('hi', new Blanks(hindi))
}

/** Runs something whose texts are in a language: the answer of a call, or a message to an investor. */
export const inLanguage = <T>(language: Language | undefined, run: () => T): T => requested.run(language, run)

/** The language that the call names which is being answered. */
export const languageOfCall = (): Language | undefined => requested.getStore()

/** The language that a call names in its header (docs/decisions/words.md: languages); undefined where it names none. */
export const requestedLanguage = (headers: Readonly<Record<string, unknown>>): Language | undefined =>
  typeof headers.language === 'string' ? languageNamed(headers.language) : undefined
