import { blameOf, ownStack } from './blame'
import type { PageReport } from './client-reporter'
import { type PageFailureCode, pageFailures } from './page-failures'

function reportOf(code: PageFailureCode, cause: unknown, file = ''): PageReport {
  const error = cause instanceof Error ? cause : undefined
  return {
    kind: 'failure',
    code,
    stage: pageFailures[code],
    message: error ? `${error.name}: ${error.message}` : typeof cause === 'string' ? cause : typeof cause,
    stack: ownStack(error),
    ...blameOf(`${error?.stack ?? ''}\n${file}`),
  }
}

/**
 * Reports every error and rejection that nobody handled, and what the page's policy kept from running or from being
 * fetched, with whose code it was. Returns what ends it
 * (docs/decisions/wire-and-crypto.md: client events).
 */
export function reportUnhandled(target: Window, report: (event: PageReport) => void): () => void {
  const onError = (event: ErrorEvent) => {
    // A script or picture that did not load is an event without an error; whoever loads it tells of it.
    if (event.error !== undefined || event.message)
      report(reportOf('PAGE-001', event.error ?? event.message, event.filename))
  }
  const onRejection = (event: PromiseRejectionEvent) => report(reportOf('PAGE-002', event.reason))
  const onViolation = ({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent) =>
    report({
      kind: 'failure',
      code: 'PAGE-003',
      stage: pageFailures['PAGE-003'],
      message: `${effectiveDirective} ${blockedURI}`,
      ...blameOf(`${sourceFile}\n${blockedURI}`),
    })
  target.addEventListener('securitypolicyviolation', onViolation)
  target.addEventListener('error', onError)
  target.addEventListener('unhandledrejection', onRejection)
  return () => {
    target.removeEventListener('securitypolicyviolation', onViolation)
    target.removeEventListener('error', onError)
    target.removeEventListener('unhandledrejection', onRejection)
  }
}
