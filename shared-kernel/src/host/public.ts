export * from './host'
export { leaveFailedSchemeLookup } from './scheme-lookup'
