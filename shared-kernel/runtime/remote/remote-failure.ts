/** One page per code stands in `shared-kernel/runtime/docs/errors/`. */
export const loadFailures = {
  'LOAD-001': 'manifest',
  'LOAD-002': 'kernel range',
  'LOAD-003': 'entry',
  'LOAD-004': 'integrity',
  'LOAD-005': 'page chunk',
  'LOAD-006': 'time-out',
  'LOAD-007': 'module shape',
  'LOAD-008': 'no owner',
  'LOAD-009': 'page crashed',
  'LOAD-010': 'previous version',
  'LOAD-011': 'manifest signature',
  'LOAD-012': 'style sheet',
  'LOAD-013': 'no slot',
  'LOAD-014': 'withdrawn',
} as const

export type LoadFailureCode = keyof typeof loadFailures

/**
 * Why a remote, or one of its pages, did not open. The code is what an investor can tell the helpline (style:
 * failure stages have names).
 */
export class RemoteFailure extends Error {
  readonly stage: string

  constructor(
    readonly code: LoadFailureCode,
    readonly remote: string,
    readonly version: string,
    cause?: unknown,
  ) {
    super(`${code} ${loadFailures[code]}: ${remote}@${version}`, { cause })
    this.name = 'RemoteFailure'
    this.stage = loadFailures[code]
  }
}

/**
 * A remote's own failures keep their code; anything else is blamed on the given one (style: failure stages have
 * names).
 */
export function toRemoteFailure(
  error: unknown,
  code: LoadFailureCode,
  remote: string,
  version: string,
): RemoteFailure {
  return error instanceof RemoteFailure ? error : new RemoteFailure(code, remote, version, error)
}
