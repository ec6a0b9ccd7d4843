/** Letters and digits that cannot be misheard or misread on the telephone. */
const letters = '23456789BCDFGHJKMNPQRTVWXZ'
const visitLength = 5
const actionLength = 4
const codeLength = visitLength + actionLength

/** Letters by chance: five name one load of a page. */
export const randomLetters = (length = visitLength): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join(
    '',
  )

const hexOf = (bytes: ArrayLike<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const randomHex = (bytes: number): string => hexOf(crypto.getRandomValues(new Uint8Array(bytes)))

/** How the ids of traces begin that belong to a load of a page, or to one action in it where its letters are named too. */
export const traceStart = (text: string): string => hexOf(new TextEncoder().encode(text))

/**
 * The id of a trace (W3C Trace Context). It begins with the letters of its support code, so whoever is told the code finds
 * the trace, and no table connects them; its last seven bytes are chance, as the standard wants them.
 */
export const newTraceId = (visit: string): string =>
  traceStart(visit + randomLetters(actionLength)) + randomHex(16 - codeLength)

export const newSpanId = (): string => randomHex(8)

/** What an investor tells the helpline of a trace, "7K3QX-M4PT"; undefined for an id that was not made by `newTraceId`. */
export function codeOfTrace(traceId: string): string | undefined {
  const bytes = traceId.slice(0, 2 * codeLength).match(/../g) ?? []
  const text = bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join('')
  const isOurs = text.length === codeLength && [...text].every((letter) => letters.includes(letter))
  return isOurs ? `${text.slice(0, visitLength)}-${text.slice(visitLength)}` : undefined
}

const ending = new RegExp(`(?:^|-)([${letters}]{${visitLength}})(?:-([${letters}]{${actionLength}}))?$`)

/**
 * The letters in a support code as it is told: those of the page's load ("LOAD-003-TRANSACT-7K3QX"), and those of the action
 * where it names one ("7K3QX-M4PT").
 */
export function readSupportCode(told: string): { visit: string; action: string } | undefined {
  const [, visit, action = ''] = ending.exec(told.trim().toUpperCase()) ?? []
  return visit ? { visit, action } : undefined
}
