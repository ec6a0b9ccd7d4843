export * from './host'
export { goOutside, standsInPage } from './outside'
export { followProfile, pickLanguage, suggestedLanguage } from './pick-language'
export { leaveFailedSchemeLookup } from './scheme-lookup'
