import { type Language, languageNamed } from '@portal/contracts/words'
import { bringWords, chooseLanguage } from '@portal/kernel/internal'

/** What a language's letters need beside the portal's font, fetched when it is on. */
const fonts: Partial<Record<Language, () => Promise<unknown>>> = { hi: () => import('./devanagari.css') }

/** Makes the shell's own catalogues known, and begins in the language that the browser kept. */
export function startLanguage(): void {
  void bringWords('shell', { hi: () => import('../locales/hi.po') })
  const [, kept] = /(?:^|; )language=([\w-]+)/.exec(document.cookie) ?? []
  const language = languageNamed(kept)
  if (language) void turnTo(language)
}

/** Shows the portal in a language, with its letters, and says so to screen readers. */
function turnTo(language: Language): Promise<void> {
  document.documentElement.lang = language === 'en' ? 'en-IN' : language
  // Without it the device's own letters do.
  void fonts[language]?.().catch(() => undefined)
  return chooseLanguage(language)
}
