/** What other parts of the kernel take from this one, and nobody else. */
export { ErrorSummary } from './error-summary'
