// @reads-all-packages: the folders of the remotes
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'

const root = join(__dirname, '../..')
const importPattern = /(?:from |import\()'(\.[^']+)'/g

/** Which folders of a package's `src` import which, tests and their helpers apart. */
function arrowsIn(source: string): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  const folderOf = (path: string) => (path.includes(sep) ? path.split(sep)[0] : undefined)
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    const from = folderOf(file)
    if (!from || !/\.tsx?$/.test(file) || /\.test\.|testing/.test(file)) continue
    for (const [, request = ''] of readFileSync(join(source, file), 'utf8').matchAll(importPattern)) {
      const to = folderOf(relative('.', normalize(join(dirname(file), request))))
      if (to && to !== '..' && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  return arrows
}

/** The folders that a way of imports leads back to. */
function inCircles(arrows: Map<string, Set<string>>): string[] {
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>()
    const waiting = [...(arrows.get(start) ?? [])]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(...(arrows.get(next) ?? []))
    }
    return seen
  }
  return [...arrows.keys()].filter((folder) => reached(folder).has(folder)).sort()
}

test('a circle of folders is found', () => {
  const arrows = new Map(
    Object.entries({ a: ['b'], b: ['c'], c: ['b', 'd'] }).map(([from, to]) => [from, new Set(to)]),
  )
  expect(inCircles(arrows)).toEqual(['b', 'c'])
})

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))

test.each(['orders', 'systematic-plans'])('the folders of %s import each other in no circle', (domain) => {
  const arrows = arrowsIn(join(root, 'backend/src', domain))
  expect(arrows.size).toBeGreaterThan(0)
  expect(inCircles(arrows)).toEqual([])
})

test.each(remotes)('the folders of %s import each other in no circle', (remote) => {
  const arrows = arrowsIn(join(root, remote, 'src'))
  expect(arrows.size).toBeGreaterThan(0)
  expect(inCircles(arrows)).toEqual([])
})
