import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages'

/** A test that a row of a ledger names. */
export interface NamedTest {
  file: string
  title: string
}

export const escapedForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a test of this title stands in the file. */
export function isThere({ file, title }: NamedTest): boolean {
  const path = join(root, file)
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path)) return false
  return new RegExp(`\\(\\s*(['"\`])${escapedForPattern(title)}\\1\\s*,`).test(readFileSync(path, 'utf8'))
}

/** What is wrong with the tests that a row names. */
export const missingTests = (id: string, tests: readonly NamedTest[]): string[] =>
  tests.filter((test) => !isThere(test)).map(({ file, title }) => `${id}: ${file} has no test '${title}'`)

/** Text that a row says stands in a file. */
export interface WrittenText {
  file: string
  text: string
}

/** Text as it is read, however it is broken into lines. */
export const onOneLine = (text = '') => text.replace(/\s+/g, ' ')

export function isWrittenIn({ file, text }: WrittenText): boolean {
  const path = join(root, file)
  return text !== '' && existsSync(path) && onOneLine(readFileSync(path, 'utf8')).includes(onOneLine(text))
}
