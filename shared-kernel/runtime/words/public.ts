export { bringWords, type Catalogues, chooseLanguage, chosenLanguage, speaksEnglish } from './catalogues'
export { type HostLanguages, startLanguage } from './start-language'
