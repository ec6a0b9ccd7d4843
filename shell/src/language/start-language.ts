import { languageNamed } from '@portal/contracts/words'
import { chooseLanguage } from '@portal/kernel/internal'

/**
 * Begins in the language that the browser kept, in a cookie as the theme is: the server must know it before any code of the
 * portal is there. English needs nothing.
 */
export function startLanguage(): void {
  const [, kept] = /(?:^|; )language=([\w-]+)/.exec(document.cookie) ?? []
  const language = languageNamed(kept)
  if (!language || language === 'en') return
  document.documentElement.lang = language
  void chooseLanguage(language)
}
