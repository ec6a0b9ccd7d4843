import { helpline } from '@portal/contracts/catalogue/inner'
import { cookieIn } from '@portal/contracts/wire/cookies'
import { type Language, languageNamed, pseudoLanguage } from '@portal/contracts/words'
import { t } from '@portal/contracts/words/macros'
import { inLanguage } from './language'

/** The language that a browser keeps, as the shell does; undefined where it keeps none (docs/decisions/words.md: languages). */
export function keptLanguage(cookies = '', isHttps: boolean): Language | undefined {
  return languageNamed(cookieIn(cookies, 'language', isHttps))
}

/** What the built page says before any of its code has come (scripts/page.ts, the shell's frame), and the same in the language of the call. */
export const pageTexts = (): readonly (readonly [built: string, said: string])[] => [
  [
    `This portal needs JavaScript. Turn it on in your browser's settings, or call ${helpline}.`,
    t`This portal needs JavaScript. Turn it on in your browser's settings, or call ${helpline}.`,
  ],
  ['The portal did not load', t`The portal did not load`],
  [
    'Your investments are not affected. Check your connection, then try again.',
    t`Your investments are not affected. Check your connection, then try again.`,
  ],
  ['Try again', t`Try again`],
  ['Help: ', `${t`Help:`} `],
  ['Loading the portal', t`Loading the portal`],
]

/** A page as it was built, in another language. */
export function pageIn(language: Language, html: string): string {
  if (language === 'en') return html
  const marked = html
    .replace('lang="en-IN"', `lang="${language}"`)
    .replace('/manifest.webmanifest"', `/${manifestIn(language)}"`)
  const texts = inLanguage(language, pageTexts)
  return texts.reduce((page, [built, said]) => page.replace(`>${built}<`, () => `>${said}<`), marked)
}

/** What the app is called once it is installed; the pseudo-language has no file of it. */
const manifestIn = (language: Language): string =>
  language === pseudoLanguage ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`
