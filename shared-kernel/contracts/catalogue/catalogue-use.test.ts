// @reads-all-packages: who uses the texts of the catalogue
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesBelow } from '@portal/build/verdicts/package-inputs.cjs'
import { codes } from './codes'
import type { MessageCode } from './message'
import { themes } from './themes'

const root = join(__dirname, '../../..')
const packages = [
  'backend/src',
  'backend/sandbox',
  'shell/src',
  'shared-kernel',
  'mfe-auth/src',
  'mfe-folio/src',
  'mfe-mandate/src',
]
const remotes = ['mfe-portfolio/src', 'mfe-service/src', 'mfe-transact/src']
const beside = /\.test\.tsx?$|(^|\/)(testing|catalogue)\//

/** All that the product says and asks for, but for the catalogue itself and the tests. */
const product = [...packages, ...remotes]
  .flatMap((name) => {
    const folder = join(root, name)
    return sourcesBelow(folder).map((path) => join(folder, path))
  })
  .filter((path) => /\.tsx?$/.test(path) && !beside.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

const texts: Readonly<Record<MessageCode, string>> = { ...codes, ...themes }
const all = Object.keys(texts) as MessageCode[]

/** A text as a source may have it, which takes a figure from where it is reckoned with. */
const inSource = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\d[\d,]*/g, '(?:$&|\\$\\{[^`]+?\\})'))

/** Its code is asked for, or its words stand where a rule of browser and server has them. */
const isMet = (code: MessageCode): boolean =>
  new RegExp(`['.]${code}\\b`).test(product) || inSource(texts[code]).test(product)

test('every text of the catalogue is met in the product, under a number up to E196 or a name [S8.001] [S8.002]', () => {
  expect(all.filter((code) => !isMet(code))).toEqual([])
  const numbers = all.flatMap((code) => /^E(\d+)$/.exec(code)?.[1] ?? [])
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.filter((number) => Number(number) > 196)).toEqual([])
})
