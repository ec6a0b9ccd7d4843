export { bringWords, type Catalogues, chooseLanguage, chosenLanguage, speaksEnglish } from './catalogues'
export { type HostLanguages, startLanguage, turnTo } from './start-language'
