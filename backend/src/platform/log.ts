import { codeOfError } from './error-code'
import { currentTrace } from './trace'
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

const address = /[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})*\.[A-Za-z]{2,}/g
const number = /\d{10,}/g

/** The same for e-mail addresses and the numbers of telephones and accounts: `XX@XX`, `XXXXXX1001`. */
function maskContacts(text: string): string {
  return text.replace(address, 'XX@XX').replace(number, (digits) => `XXXXXX${digits.slice(-4)}`)
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
    message: isOfOthers(root) ? codeOfError(root) : maskContacts(root.message),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  }
}

type ErrorLike = Pick<NodeJS.ErrnoException, 'name' | 'message' | 'stack' | 'code' | 'cause'>

/** What a mail server, a push service or the database says is in their words. */
const isOfOthers = (error: object): boolean =>
  ['query', 'responseCode', 'response', 'command', 'endpoint', 'severity'].some((name) => name in error)

const isErrorLike = (value: unknown): value is ErrorLike =>
  value !== null && typeof value === 'object' && 'message' in value

/** What is logged in a call, a job or a delivery names its trace. */
const traceField = (): object => {
  const context = currentTrace()
  return context ? { trace: context.traceId } : {}
}

/** Log lines with every PAN masked, and no secret in them. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    serializers: { err: errorForLog },
    mixin: traceField,
    hooks: { streamWrite: (line: string) => maskPans(line).replace(address, 'XX@XX') },
  }
  return destination ? pino(options, destination) : pino(options)
}
