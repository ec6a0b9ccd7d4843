// @reads-all-packages: who uses the names of the kernel
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from '@portal/contracts/all'

const root = join(__dirname, '../../..')
const skipped = new Set(['node_modules', 'dist', 'e2e', 'gallery', 'testing', 'test-kit'])
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g
/** Passes names on: that a name stands here does not say that anybody needs it. */
const passesOn = /^(public|index|inner|first-load|first-inside|internal|offered-\w+)\.tsx?$/

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name) || entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.(tsx?|mjs)$/.test(entry.name) && !/\.(test|spec|d)\./.test(entry.name))
      if (!passesOn.test(entry.name)) yield path
  }
}

/** What investors get, and the commands beside it. */
const product = [...sources(root)].map((path) => ({
  path,
  text: readFileSync(path, 'utf8').replace(comments, ''),
}))
const browser = product
  .filter(({ path }) => !/\/(backend|contracts|scripts|build)\//.test(path))
  .map(({ text }) => text)
  .join('\n')

/** Asked for by its area, also where several calls are taken out of it at once. */
function isCalled(area: string, call: string): boolean {
  if (new RegExp(`\\b${area}\\s*\\.\\s*${call}\\b`).test(browser)) return true
  return new RegExp(`\\{[^}]*\\b${call}\\b[^}]*\\} = ${area}\\b`).test(browser)
}

test('every call of the contract is made by a page, or the decisions say why it is kept', () => {
  const decisions = readFileSync(join(root, 'docs/decisions/wire-and-crypto.md'), 'utf8')
  const [, kept = ''] = /## Calls that no page makes\n([\s\S]*?)\n## /.exec(decisions) ?? []
  const named = [...kept.matchAll(/^- (.+?): /gm)].flatMap(([, calls = '']) =>
    [...calls.matchAll(/`([^`]+)`/g)].map(([, path]) => path),
  )
  const idle = Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries(calls)
      .filter(([call]) => !isCalled(`${area}Api`, call))
      .map(([, { path }]) => path),
  )
  expect(idle.length).toBeGreaterThan(0)
  expect(idle.sort()).toEqual(named.sort())
})

/** Names that the kernel offers as values: of types nobody says that they are used. */
function offered(): string[] {
  const page = readFileSync(join(root, 'shared-kernel/runtime/kernel.api.md'), 'utf8')
  return [...page.matchAll(/^(?:function|class|const) (\w+)/gm)].flatMap(([, name]) => name ?? [])
}

const timesIn = (text: string, name: string) => text.split(new RegExp(`\\b${name}\\b`)).length - 1

test('every value that the kernel offers is needed by the product', () => {
  const isNeeded = (name: string) =>
    product.filter(({ text }) => text.includes(name) && timesIn(text, name) > 0).length > 1 ||
    product.some(({ text }) => text.includes(name) && timesIn(text, name) > 1)
  const names = [...new Set(offered())]
  expect(names.length).toBeGreaterThan(400)
  expect(names.filter((name) => !isNeeded(name))).toEqual([])
})

test('every key of the storage is written or read, or the decisions name it', () => {
  const table = readFileSync(join(root, 'shared-kernel/runtime/session/storage-table.ts'), 'utf8')
  const keys = [...table.matchAll(/^ {2}'?([\w-]+)'?: (?:tab|allTabs|browser|\{)/gm)].map(([, key]) => key)
  expect(keys.length).toBeGreaterThan(30)
  expect(keys.filter((key) => !browser.includes(`'${key}'`))).toEqual(['defaultLink', 'toastUrl'])
})
