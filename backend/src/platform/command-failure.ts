/**
 * Says why a command ended, and that it failed. Of a failed query only what the database said: the query and its
 * values are for nobody's terminal. Where an error came from is only for who asks.
 */
export function endWithFailure(error: unknown): void {
  const stack = process.env.PORTAL_STACK === '1' && isErrorLike(error) ? error.stack : undefined
  process.stderr.write(`${stack ?? wordsOf(error)}\n`)
  process.exitCode = 1
}

function wordsOf(error: unknown): string {
  if (!isErrorLike(error)) return String(error)
  let root: ErrorLike = error
  while (isErrorLike(root.cause)) root = root.cause
  const words = systemWords(root) ?? systemWords(error)
  if (words) return words
  return 'query' in error ? `The database refused: ${root.message}` : error.message
}

/** What the system refused, in words for whoever can mend it; undefined of any other error. */
function systemWords({ code, port, path, syscall, errors }: ErrorLike): string | undefined {
  const [first] = errors ?? []
  if (first) return systemWords(first)
  if (code === 'EADDRINUSE') return `Port ${port} is taken. End what listens there, or set PORT.`
  if (code === 'EACCES' && syscall === 'listen')
    return `This account may not listen on port ${port}. Set PORT.`
  if (code && unreachable.has(code))
    return `The database server of DATABASE_URL does not answer (${code}). Start it, or set DATABASE_URL.`
  return code && path && files[code]?.(path)
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'])

const files: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no ${path}.`,
  ENOTDIR: (path) => `${path} does not lie in a folder.`,
  EEXIST: (path) => `${path} is a file: name a folder.`,
  EISDIR: (path) => `${path} is a folder: name a file.`,
  EACCES: (path) => `This account may not use ${path}.`,
}

interface ErrorLike {
  message: string
  stack?: string
  cause?: unknown
  code?: string
  port?: number
  path?: string
  syscall?: string
  /** One for each address of a name that was tried. */
  errors?: readonly ErrorLike[]
}

/** An error of the database's driver may be of another realm, and then no instance of our Error. */
const isErrorLike = (value: unknown): value is ErrorLike =>
  value !== null && typeof value === 'object' && 'message' in value
