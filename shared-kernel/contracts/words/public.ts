export {
  type ChosenLanguage,
  type Language,
  languageNamed,
  languages,
  localeOf,
  pseudoLanguage,
} from './languages'
export { type LanguageMeans, type Letters, type Text, textOf, Words, words } from './words'
export { saidTable, tableSaidBy } from './said-table'
