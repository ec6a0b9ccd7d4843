// @reads-all-packages: what contracts and remotes take of zod
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesBelow } from '@portal/build/verdicts/package-inputs.cjs'
import * as schema from './schema'

const root = join(__dirname, '../..')
const beside = /\.(test|spec)\.tsx?$|(^|\/)(testing|gallery)\//

/** What is built into remotes: their own sources, and the contracts. */
const built = [
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
  join('shared-kernel', 'contracts'),
].flatMap((place) => {
  const folder = join(root, place)
  return sourcesBelow(folder)
    .filter((path) => /\.tsx?$/.test(path) && !beside.test(path))
    .map((path) => join(folder, path))
})

test('a build finds all that contracts and remotes use of zod', () => {
  const offered = new Set(Object.keys(schema).map((name) => name.slice(1).toLowerCase()))
  const used = built.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    if (!text.includes("from 'zod/mini'")) return []
    // `z.infer` and the like are types, which no build has.
    return [...text.matchAll(/\bz\.([a-z]\w*)\(/g)].map(([, name = '']) => name)
  })
  expect(used.length).toBeGreaterThan(100)
  expect([...new Set(used)].filter((name) => !offered.has(name.toLowerCase()))).toEqual([])
})
