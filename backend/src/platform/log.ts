import { pino, type DestinationStream, type Logger } from 'pino'

const pan = /\b([A-Z]{2})[A-Z]{3}[0-9]{3}([0-9][A-Z])\b/g

/** Fields that never reach a log, at any of the depths that are logged. */
const secrets = [
  'password',
  'passWord',
  'otp',
  'sessionToken',
  'refreshToken',
  'accessToken',
  'expiredToken',
  'edata',
  'authorization',
  'email',
  'emailId',
  'mobile',
  'accountNumber',
]

/** A PAN as logs may hold it: `ABXXXXXX4F` (S5.049). */
export function maskPans(text: string): string {
  return text.replace(pan, '$1XXXXXX$2')
}

/**
 * An error without what it was about: the messages of a failed query hold its parameters, and those hold codes,
 * addresses and hashes. Kind, code and place are enough to find it.
 */
function errorForLog(error: unknown): object {
  if (!isErrorLike(error)) return { type: typeof error }
  let root = error
  while (isErrorLike(root.cause)) root = root.cause
  return {
    type: root.name,
    code: root.code,
    message: 'query' in error ? 'query failed' : root.message,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  }
}

type ErrorLike = Pick<NodeJS.ErrnoException, 'name' | 'message' | 'stack' | 'code' | 'cause'>

const isErrorLike = (value: unknown): value is ErrorLike =>
  value !== null && typeof value === 'object' && 'message' in value

/** Log lines with every PAN masked, and no secret in them. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    serializers: { err: errorForLog },
    hooks: { streamWrite: maskPans },
  }
  return destination ? pino(options, destination) : pino(options)
}
