export { bringWords, type Catalogues, chooseLanguage, speaksEnglish } from './catalogues'
