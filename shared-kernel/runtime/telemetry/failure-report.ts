import { ownStack } from './blame'
import type { PageReport } from './client-reporter'

interface Failed {
  code: string
  remote: string
  version: string
  stage: string
  cause?: unknown
}

/**
 * A failure as a page tells the server of it, with what the program said (docs/decisions/federation.md: support code).
 */
export function failureReport({ code, remote, version, stage, cause }: Failed): PageReport {
  const error = cause instanceof Error ? cause : undefined
  const message = error && `${error.name}: ${error.message}`
  return { kind: 'failure', code, remote, version, stage, message, stack: ownStack(error) }
}
