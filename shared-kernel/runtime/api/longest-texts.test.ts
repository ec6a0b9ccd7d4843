import * as z from 'zod/mini'
import { areas } from '@portal/contracts/all'
import { BodyAdditions, ResultInfo } from '@portal/contracts/wire/common'
import type { Endpoint } from '@portal/contracts/wire/endpoint'
import { fileApi } from '@portal/contracts/wire/file'

/** What is read of a schema of zod: its kind, its parts, and what checks say of a text. */
interface Shape {
  _zod: { def: Def }
}
interface Def {
  type: string
  shape?: Record<string, Shape>
  element?: Shape
  innerType?: Shape
  options?: Shape[]
  keyType?: Shape
  valueType?: Shape
  checks?: { _zod: { def: { maximum?: number; pattern?: RegExp } } }[]
}

/** Kinds that hold no text of any length. */
const withoutText = new Set(['boolean', 'enum', 'int', 'literal', 'null', 'number'])

/** Whether the pattern itself ends: nothing in it repeats without an end, and it is tied to both ends of the text. */
function endsByItself(pattern: RegExp): boolean {
  const plain = pattern.source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  return plain.startsWith('^') && plain.endsWith('$') && !/[*+]|\{\d+,\}/.test(plain)
}

const hasLongest = ({ checks = [] }: Def): boolean =>
  checks.some(({ _zod: { def } }) => def.maximum !== undefined || (def.pattern && endsByItself(def.pattern)))

/** The places of a schema where a text of any length is taken; of what is not fixed at all, that too. */
function endless(schema: Shape, at: string): string[] {
  const { type, shape = {}, options = [], ...parts } = schema._zod.def
  if (type === 'string') return hasLongest(schema._zod.def) ? [] : [at]
  if (withoutText.has(type)) return []
  const inner = [parts.element, parts.innerType, parts.keyType, parts.valueType].flatMap((part) => part ?? [])
  const below = [
    ...Object.entries(shape).flatMap(([name, part]) => endless(part, `${at}.${name}`)),
    ...[...options, ...inner].flatMap((part) => endless(part, at)),
  ]
  const known = ['array', 'nullable', 'object', 'optional', 'record', 'union'].includes(type)
  return known ? below : [`${at} (${type})`]
}

/** The lists of a schema that may have any number of entries. */
function endlessLists(schema: Shape, at: string): string[] {
  const { type, shape = {}, options = [], checks = [], ...parts } = schema._zod.def
  const here = type === 'array' && !checks.some(({ _zod: { def } }) => def.maximum !== undefined) ? [at] : []
  const inner = [parts.element, parts.innerType, parts.valueType].flatMap((part) => part ?? [])
  return [
    ...here,
    ...Object.entries(shape).flatMap(([name, part]) => endlessLists(part, `${at}.${name}`)),
    ...[...options, ...inner].flatMap((part) => endlessLists(part, at)),
  ]
}

const asShape = (schema: unknown): Shape => schema as Shape
const calls: Endpoint[] = Object.values(areas).flatMap((area) => Object.values(area) as Endpoint[])

test('every text that a call takes has a longest length', () => {
  expect(calls.length).toBeGreaterThan(150)
  expect(endless(asShape(BodyAdditions), 'every call')).toEqual([])
  expect(calls.flatMap(({ path, request }) => endless(asShape(request), path))).toEqual([])
})

test('a text without a longest length is found, wherever it is in a schema', () => {
  const text = z.string()
  const whole = z.object({
    short: text.check(z.maxLength(9)),
    code: text.check(z.regex(/^[A-Z*+]{4}\d{1,6}$/)),
    digits: text.check(z.regex(/^\d+$/)),
    loose: text.check(z.regex(/[a-z]{4}/)),
    each: z.array(z.nullable(text)),
    one: z.union([z.literal('a'), z.object({ deep: z.optional(text) })]),
    open: z.record(text, z.unknown()),
  })
  expect(endless(asShape(whole), 'x')).toEqual([
    'x.digits',
    'x.loose',
    'x.each',
    'x.one.deep',
    'x.open',
    'x.open (unknown)',
  ])
  expect(endlessLists(asShape(whole), 'x')).toEqual(['x.each'])
})

test('every list that a call takes has a most of entries', () => {
  expect(calls.flatMap(({ path, request }) => endlessLists(asShape(request), path))).toEqual([])
})

test('every text of an answer has a longest length', () => {
  // What a browser's passkey asks for is made and read by a library; nobody types it.
  const made = /^auth\/passkey\/\w+Options\.options \(unknown\)$/
  const answers = calls.flatMap(({ path, response }) => endless(asShape(response), path))
  expect(answers.filter((place) => !made.test(place))).toEqual([])
  expect(endless(asShape(ResultInfo), 'resultInfo')).toEqual([])
  expect(endless(asShape(fileApi.upload.response), fileApi.upload.path)).toEqual([])
})
