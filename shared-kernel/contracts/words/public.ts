export { type Language, languageNamed, languages, localeOf, pseudoLanguage } from './languages'
export { type Text, textOf, Words, words } from './words'
