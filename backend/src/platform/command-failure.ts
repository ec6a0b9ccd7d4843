/**
 * Says why a command ended, and that it failed. Of a failed query only what the database said: the query and its
 * values are for nobody's terminal.
 */
export function endWithFailure(error: unknown): void {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exitCode = 1
}

function wordsOf(error: unknown): string {
  if (!isErrorLike(error)) return String(error)
  if (!('query' in error)) return error.message
  let root: ErrorLike = error
  while (isErrorLike(root.cause)) root = root.cause
  return `The database refused: ${root.message}`
}

interface ErrorLike {
  message: string
  cause?: unknown
}

/** An error of the database's driver may be of another realm, and then no instance of our Error. */
const isErrorLike = (value: unknown): value is ErrorLike =>
  value !== null && typeof value === 'object' && 'message' in value
