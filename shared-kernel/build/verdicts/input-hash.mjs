import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isNoSource } from './package-inputs.cjs'

/** What nobody sees but who reads it, or who runs the package's own tests; and the lists of packages that lint has. */
const isTestOrPaper = (name) => /\.(test\.tsx?|md)$|^eslint-/.test(name)

function* filesBelow(path, isLeftOut) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) {
    if (found) yield path
    return
  }
  for (const name of readdirSync(path).sort())
    if (!isNoSource(name) && !isLeftOut(name)) yield* filesBelow(join(path, name), isLeftOut)
}

/**
 * What hashes the inputs of checks, and reads no file twice: `whole` paths with all that is in them, `sources` without
 * tests and papers, and facts about the machine. A path that is not there is no input, until it is.
 */
export function inputHasher(root) {
  const known = new Map()
  const digestOf = (file) => {
    if (!known.has(file)) known.set(file, createHash('sha256').update(readFileSync(file)).digest('hex'))
    return known.get(file)
  }
  const isNothing = () => false
  return ({ whole = [], sources = [] }, ...facts) => {
    const files = new Set([
      ...whole.flatMap((path) => [...filesBelow(join(root, path), isNothing)]),
      ...sources.flatMap((path) => [...filesBelow(join(root, path), isTestOrPaper)]),
    ])
    const hash = createHash('sha256')
    for (const file of [...files].sort()) hash.update(`${relative(root, file)}\0${digestOf(file)}\0`)
    return hash.update(JSON.stringify(facts)).digest('hex').slice(0, 24)
  }
}
