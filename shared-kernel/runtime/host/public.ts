export * from './host'
export { goOutside, standsInPage } from './outside'
export { leaveFailedSchemeLookup } from './scheme-lookup'
