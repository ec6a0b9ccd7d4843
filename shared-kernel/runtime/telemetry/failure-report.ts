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
  const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined
  return { kind: 'failure', code, remote, version, stage, message }
}
