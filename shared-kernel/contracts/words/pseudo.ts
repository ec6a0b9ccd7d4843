import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Message } from './words'

const plain = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz'
const marked = 'ÅåÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž'
const markOf = new Map([...plain].map((letter, index) => [letter, [...marked][index]]))

/** What stands between them is an element of the page, and stays as it is. */
const elements = /(<\/?\d+\/?>)/

/** About 40 % longer with its accents, as other languages are: each vowel is there twice. */
const longer = (text: string) => text.replace(/[aeiou]/gi, '$&$&')

const accented = (text: string) => [...longer(text)].map((letter) => markOf.get(letter) ?? letter).join('')

const recastPlain = (text: string) =>
  text
    .split(elements)
    .map((part) => (elements.test(part) ? part : accented(part)))
    .join('')

/** A part of a compiled text: words, "#" in a plural, or a value with the forms it chooses between. */
type Part = string | readonly unknown[]

function recastPart(part: unknown): unknown {
  if (typeof part === 'string') return part === '#' ? part : recastPlain(part)
  const [name, kind, forms] = part as readonly [string, string?, object?]
  if (!['plural', 'selectordinal', 'select'].includes(kind ?? '')) return part
  const recastForms = Object.entries(forms ?? {}).map(([form, value]) => [form, recastForm(value)])
  return [name, kind, Object.fromEntries(recastForms)]
}

/** The offset of a plural is a number among its forms. */
function recastForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(recastPart)
  return typeof value === 'string' ? recastPlain(value) : value
}

/** An English text as the pseudo-language says it: with accents, longer and in brackets; values stay as they are. */
export function recast(message: Message): Message {
  const parts: readonly Part[] = typeof message === 'string' ? compileMessage(message) : message
  return ['[', ...parts.map(recastPart), ']'] as Message
}
