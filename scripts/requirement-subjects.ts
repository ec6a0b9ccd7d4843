import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const imports = /import\s+(type\s+)?((?:(?!\bfrom\b)[\s\S])+?)\s+from\s+'([^']+)'/g
const fetched = /import\(\s*(?:\/\*[^*]*\*\/\s*)?'((?:\.|@portal\/contracts\/)[^']+)'/g
const passedOn = /export\s*\{[^}]*\}\s*from\s+'(\.[^']+)'/g
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g
const exported = /export (?:default )?(?:async )?(?:const|function|class) ([\w$]+)/g
/** Not part of what investors get: tests, what helps them, and the gallery. */
const beside = /\.(test|spec)\.tsx?$|(^|\/)(testing|test-kit|gallery|e2e|scripts|tooling|build)\//
/** Passes names on: that a name stands here does not say that anybody needs it. */
const passesOn = /(^|\/)(public|index|inner|first-load|first-inside|internal|offered-\w+)\.tsx?$/

function* importsIn(text: string) {
  for (const [, type, clause = '', from = ''] of text.matchAll(imports)) {
    if (type) continue
    const [, standard = '', named = ''] = /^([\w$]*)\s*,?\s*(?:\{([\s\S]*)\})?/.exec(clause) ?? []
    const names = named
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((name) => name && !name.startsWith('type '))
    yield { from, standard, names }
  }
}

/** A subject of the contracts is fetched by the name of its package. */
const moduleOf = (root: string, path: string, from: string) =>
  from.startsWith('@portal/')
    ? join(root, 'shared-kernel', from.slice('@portal/'.length), 'public')
    : join(dirname(path), from)

/** What the product takes from its own modules: names, and modules as a whole; and where each name is made. */
export function productUses(root: string, paths: readonly string[]) {
  const uses = {
    names: new Set<string>(),
    modules: new Set<string>(),
    fetched: new Set<string>(),
    makers: new Map<string, string[]>(),
    texts: new Map<string, string>(),
  }
  for (const path of paths) {
    const place = relative(root, path)
    if (beside.test(place)) continue
    const text = readFileSync(path, 'utf8').replace(comments, '')
    for (const [, from = ''] of text.matchAll(fetched)) uses.fetched.add(moduleOf(root, path, from))
    if (passesOn.test(place)) continue
    const module = path.replace(/\.tsx?$/, '')
    uses.texts.set(module, text)
    for (const { from, standard, names } of importsIn(text)) {
      for (const name of names) uses.names.add(name)
      if (standard && from.startsWith('.')) uses.modules.add(join(dirname(path), from))
    }
    for (const [, from = ''] of text.matchAll(passedOn)) uses.modules.add(join(dirname(path), from))
    for (const [, name = ''] of text.matchAll(exported))
      uses.makers.set(name, [...(uses.makers.get(name) ?? []), module])
  }
  return uses
}

type ProductUses = ReturnType<typeof productUses>

/** Needed by another file, or once more in its own one where that is needed for something. */
function isUsed(name: string, { names, modules, makers, texts }: ProductUses) {
  if (names.has(name)) return true
  return (makers.get(name) ?? []).some((module) => {
    const text = texts.get(module) ?? ''
    const isReached =
      modules.has(module) || [...text.matchAll(exported)].some(([, other = '']) => names.has(other))
    return isReached && text.split(new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`)).length > 2
  })
}

/**
 * The subjects of a test that no product file imports: what it shows, no investor meets. What checks a whole table for
 * tests (`invariants`), and the tables that a test looks into (`schema`), are no subjects.
 */
export function idleSubjects(path: string, uses: ProductUses) {
  const idle: string[] = []
  for (const { from, standard, names } of importsIn(readFileSync(path, 'utf8'))) {
    if (!from.startsWith('.') || beside.test(`${from}/`) || /\/(invariants|schema)$/.test(from)) continue
    const module = join(dirname(path), from)
    if (uses.fetched.has(module)) continue
    if (standard && !uses.modules.has(module)) idle.push(standard)
    idle.push(...names.filter((name) => !isUsed(name, uses)))
  }
  return idle
}
