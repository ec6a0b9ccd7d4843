import { badRequest } from './refusal'

const deepest = 64

/**
 * Refuses JSON that no database could keep or that aims at the program itself: NUL characters, lone surrogates,
 * `__proto__` as a name, nesting beyond any form.
 */
export function refuseHostileJson(value: unknown, depth = 0): void {
  if (typeof value === 'string') return refuseHostileText(value)
  if (value === null || typeof value !== 'object') return
  if (depth >= deepest) throw badRequest('This request could not be read.')
  if (Array.isArray(value)) return value.forEach((item) => refuseHostileJson(item, depth + 1))
  for (const [name, inner] of Object.entries(value)) {
    if (name === '__proto__') throw badRequest('This request could not be read.')
    refuseHostileText(name)
    refuseHostileJson(inner, depth + 1)
  }
}

function refuseHostileText(text: string): void {
  if (text.includes('\0') || !isWellFormed(text))
    throw badRequest('This request holds characters that cannot be stored.')
}

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

const isWellFormed = (text: string) => !loneSurrogate.test(text)
