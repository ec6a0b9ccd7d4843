import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { StartRefusal } from '../platform/start-refusal'

/**
 * The layout that a setting names as the path of a JSON file, over the default: each of its settings is taken whole.
 * @throws StartRefusal where it cannot be read or says something else than a layout
 */
export function readLayoutFile<Shape extends z.ZodMiniType<object>>(
  env: NodeJS.ProcessEnv,
  setting: string,
  shape: Shape,
  otherwise: z.infer<Shape>,
): z.infer<Shape> {
  const path = env[setting]
  if (!path) return otherwise
  let given: unknown
  try {
    given = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new StartRefusal(`${setting} must be the path of a JSON file; see docs/operation.md.`)
  }
  const read = shape.safeParse({ ...otherwise, ...(given as object) })
  if (read.success) return read.data
  const where = read.error.issues[0]?.path.join('.') || 'the file'
  throw new StartRefusal(
    `${setting}: ${where} is no such setting, or has another form; see docs/operation.md.`,
  )
}

/** Throws StartRefusal for a name that would come again: the other side would take its file for a copy. */
export function requireUniqueName(setting: string, fileName: string, number: '{NNN}' | '{NNNNNN}'): void {
  const parts = ['{YYYY}', '{MM}', '{DD}', number]
  if (!parts.every((part) => fileName.includes(part)))
    throw new StartRefusal(`${setting}: fileName must have ${parts.join(', ')} in it.`)
}

/** The name of the file with a number of a day. */
export const nameOfFile = (fileName: string, day: string, number: number): string =>
  spellDay(fileName, day, { YYYY: '{YYYY}', MM: '{MM}', DD: '{DD}' }).replace(
    /\{(N+)\}/,
    (_all, digits: string) => String(number).padStart(digits.length, '0'),
  )

/** A day as a pattern writes it: 'DD/MM/YYYY'. */
export function spellDay(pattern: string, day: string, parts = { YYYY: 'YYYY', MM: 'MM', DD: 'DD' }): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return pattern.replace(parts.YYYY, year).replace(parts.MM, month).replace(parts.DD, date)
}
