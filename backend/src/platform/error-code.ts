interface Coded {
  name?: unknown
  code?: unknown
  responseCode?: unknown
  statusCode?: unknown
  httpStatus?: unknown
  cause?: unknown
}

const isCoded = (value: unknown): value is Coded => value !== null && typeof value === 'object'

/** Short, and without anything that a sentence or an address could be made of. */
const isPlain = (part: unknown): part is string | number =>
  (typeof part === 'string' || typeof part === 'number') && /^[\w-]{1,40}$/.test(String(part))

/** What went wrong in codes alone, "Error EENVELOPE 550": the words of others hold addresses, and whatever they like. */
export function codeOfError(error: unknown): string {
  let root = error
  while (isCoded(root) && isCoded(root.cause)) root = root.cause
  if (!isCoded(root)) return typeof root
  const { name, code, responseCode, statusCode, httpStatus } = root
  return [name, code, responseCode ?? statusCode ?? httpStatus].filter(isPlain).join(' ')
}
