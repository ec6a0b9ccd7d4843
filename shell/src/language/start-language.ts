import { type Language, languageNamed } from '@portal/contracts/words'
import { chooseLanguage } from '@portal/kernel/internal'

/** What a language's letters need beside the portal's font, fetched when it is on. */
const fonts: Partial<Record<Language, () => Promise<unknown>>> = { hi: () => import('./devanagari.css') }

/**
 * Begins in the language that the browser kept, in a cookie as the theme is: the server must know it before any code of the
 * portal is there. English needs nothing.
 */
export function startLanguage(): void {
  const [, kept] = /(?:^|; )language=([\w-]+)/.exec(document.cookie) ?? []
  const language = languageNamed(kept)
  if (!language || language === 'en') return
  document.documentElement.lang = language
  // Without it the device's own letters do.
  void fonts[language]?.().catch(() => undefined)
  void chooseLanguage(language)
}
