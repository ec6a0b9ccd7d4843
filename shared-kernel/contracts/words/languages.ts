/**
 * Every language that the portal speaks, by its own name, and whose rules of numbers and plurals hold in it: Indian
 * grouping in each. Whoever's browser asks for one is offered it in its own words. English is what sources are written in, and what a missing text falls back to.
 */
export const languages = {
  en: {
    name: 'English',
    locale: 'en-IN',
    offer: { text: 'This portal speaks English, too.', button: 'Read it in English' },
  },
  hi: {
    name: 'हिन्दी',
    locale: 'hi-IN',
    offer: { text: 'यह पोर्टल हिन्दी में भी है।', button: 'हिन्दी में देखें' },
  },
} as const

/** Made of English by rule, to see which texts are in no catalogue and which are cut where they are longer. */
export const pseudoLanguage = 'en-XA'

/** A language that a person can choose. */
export type ChosenLanguage = keyof typeof languages

export type Language = ChosenLanguage | typeof pseudoLanguage

/** The language of a name that a browser kept; undefined for one that there is not (docs/decisions/words.md: languages). */
export const languageNamed = (name = ''): Language | undefined =>
  name === pseudoLanguage || Object.hasOwn(languages, name) ? (name as Language) : undefined

/** "hi-IN", as `Intl` takes it (docs/decisions/words.md: languages). */
export const localeOf = (language: Language): string =>
  languages[language === pseudoLanguage ? 'en' : language].locale
