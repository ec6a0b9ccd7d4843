export { bringWords, type Catalogues, chooseLanguage, chosenLanguage, speaksEnglish } from './catalogues'
