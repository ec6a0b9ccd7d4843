import { cookieIn } from '@portal/contracts/wire/cookies'
import { type Language, languageNamed } from '@portal/contracts/words'
import { bringWords, type Catalogues, chooseLanguage } from './catalogues'

/** What a host brings to the languages that it is shown in. */
export interface HostLanguages {
  name: string
  catalogues: Catalogues
  /** What the letters of a language need beside the portal's font, fetched when it is on. */
  fonts: Readonly<Partial<Record<Language, () => Promise<unknown>>>>
  /** What screen readers are told of the language by. */
  root: HTMLElement
}

/** Makes a host's own catalogues known, and begins in the language that the browser kept (docs/decisions/words.md: languages). */
export function startLanguage(started: HostLanguages): void {
  host = started
  void bringWords(started.name, started.catalogues)
  const kept = cookieIn(document.cookie, 'language', location.protocol === 'https:')
  const language = languageNamed(kept)
  if (language) void turnTo(language)
}

let host: HostLanguages | undefined

/** Shows the portal in a language, with its letters, and says so to screen readers (docs/decisions/words.md: languages). */
export function turnTo(language: Language): Promise<void> {
  if (host) host.root.lang = language === 'en' ? 'en-IN' : language
  // Without it the device's own letters do.
  void host?.fonts[language]?.().catch(() => undefined)
  return chooseLanguage(language)
}
