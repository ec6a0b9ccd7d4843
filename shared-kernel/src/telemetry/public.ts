export { createReporter, type PageReport, type Reporter, type ReporterOptions } from './client-reporter'
export { sendBeaconOrFetch } from './beacon'
export { blameOf, type Blamed } from './blame'
export { type PageFailureCode, pageFailures } from './page-failures'
export { supportCode, visit } from './support-code'
export { reportUnhandled } from './unhandled'
export { type Vitals } from './vitals'

/** Web Vitals, measured by code that is fetched when the page has come to rest. */
export const loadVitals = () => import('./observe-vitals')
