export type { PageReport } from './client-reporter'
export { startPageTelemetry, type PageTelemetry } from './page-telemetry'
export { failureReport } from './failure-report'
export { type FollowTry, inspection } from './inspection'
export { patternOf } from './pattern-of'
export { type Blamed, blameOf } from './blame'
export { type PageFailureCode, pageFailures } from './page-failures'
export { supportCode, visit } from './support-code'
export { type Vitals } from './vitals'

/** Web Vitals, measured by code that is fetched when the page has come to rest. */
export const loadVitals = () => import('./observe-vitals')
