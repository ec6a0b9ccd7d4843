/** What other parts of the kernel take from this one, and nobody else. */
export { type FailureText, failureText } from './failure-text'
export { ErrorSummary } from './error-summary'
