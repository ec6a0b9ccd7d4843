import { plainMessage } from '@portal/contracts/catalogue/inner'

/**
 * refused: the server said no (HTTP 200 with FAILURE) · http: a protocol failure · network: no answer came ·
 * malformed: an answer came that is not what the contract says.
 */
export type ApiErrorKind = 'refused' | 'http' | 'network' | 'malformed'

export interface ApiErrorDetails {
  kind: ApiErrorKind
  /** HTTP status; 0 where no answer came. */
  status: number
  /**
   * The `resultCodeId` of the answer (`'-108'`, `'T2021'`), or `'ABORTED'`, `'TIMEOUT'`, `'OFFLINE'`, `'NETWORK'`, `'SYNTAX'` (no JSON),
   * `'MALFORMED'` (not the contract's shape).
   */
  code: string
  /** A text that can be shown; by default that of its kind, or E20 for a device that is offline. */
  message?: string
  retryAfterSeconds?: number
  supportCode?: string
}

/** The one error of `api.call`; its message can be shown as it is (S8.072). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly status: number
  readonly code: string
  readonly retryAfterSeconds: number | undefined
  /** What an investor tells the helpline of a call that was answered, and not as asked. */
  readonly supportCode: string | undefined
  /** Set when a sign-out already tells the investor, so that no toast repeats it. */
  handled = false

  constructor({ kind, status, code, message: text, retryAfterSeconds, supportCode }: ApiErrorDetails) {
    super(text || textOf(kind))
    this.kind = kind
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
    this.supportCode = supportCode
  }
}

const offline = (): boolean => globalThis.navigator?.onLine === false

/** What a failure without words of its own says (S8.003, S8.004, S8.062, S8.079). */
function textOf(kind: ApiErrorKind): string {
  if (offline()) return plainMessage('E20')
  if (kind === 'network') return plainMessage('networkFailure')
  return kind === 'malformed' ? plainMessage('technicalError') : plainMessage('E19')
}

/** What a page says of a failure that is no answer of the server, but its own (S8.004, S8.062). */
export function genericMessage(): string {
  return offline() ? plainMessage('E20') : plainMessage('somethingWrong')
}

/** What a server says after its code: the text behind the first colon, or all of it (S8.082). */
export function afterFirstColon(text: string): string {
  return text.slice(text.indexOf(':') + 1).trim()
}

/** Whether asking again may help and cannot harm, for calls that only read (quality bar F10). */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'ABORTED') return false
  return error.kind === 'network' || error.status === 503 || error.status === 504
}
