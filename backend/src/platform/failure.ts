import { CallError } from './refusal'

/** The start of a PostgreSQL error class, or the code of a broken connection, that passes by itself. */
const passing = [
  '08',
  '53',
  '57P',
  '40',
  'ECONN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ENOSPC',
  'EAI_',
]
const lostConnection =
  /connection terminated|connection error|timeout exceeded when trying to connect|cannot use a pool/i

/** The error as a caller may see it; everything that is not meant for callers becomes a plain 500. */
export function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error
  if (isPassing(error)) {
    return new CallError(503, 'E_BUSY', 'We could not reach our records. Try again in a few seconds.', {
      'Retry-After': '2',
    })
  }
  const status = statusOf(error)
  if (status !== undefined) return new CallError(status, `E_HTTP_${status}`, textOf(status))
  return new CallError(500, 'E_SERVER', 'We could not process your request. Try again, or call our helpline.')
}

interface Described {
  code?: unknown
  message?: unknown
  cause?: unknown
}

const describes = (value: unknown): value is Described => value !== null && typeof value === 'object'

function isPassing(error: unknown): boolean {
  for (let cause = error; describes(cause); cause = cause.cause) {
    const { code, message } = cause
    if (typeof code === 'string' && passing.some((start) => code.startsWith(start))) return true
    if (typeof message === 'string' && lostConnection.test(message)) return true
  }
  return false
}

/** The status of an error that the HTTP layer itself raised: malformed JSON, too large, wrong content type. */
function statusOf(error: unknown): number | undefined {
  const status = describes(error) && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}

function textOf(status: number): string {
  if (status === 413) return 'This request is too large.'
  if (status === 415) return 'This request is not JSON.'
  return 'This request could not be read.'
}
