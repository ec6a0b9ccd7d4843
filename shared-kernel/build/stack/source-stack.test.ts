import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'
import { portalFrame } from './portal-frame'
import { sourceStack } from './source-stack'

const folder = temporaryFolder('stack')
const built = join(folder, 'built')
const again = join(folder, 'again')
const maps = join(folder, 'maps')
const own = join(maps, 'mfe-tiny/1.0.0-a')
const address = 'https://portal.example/investors/remotes/mfe-tiny/1.0.0-a'
const sources = 'shared-kernel/build/stack/testing/tiny/src'

beforeAll(() => {
  const build = (...places: string[]) =>
    execFileSync(process.execPath, [join(__dirname, 'testing/build-tiny.mjs'), ...places])
  build(built, own)
  build(again)
}, 60_000)
afterAll(removeTemporaryFolders)

/** Where a text stands in the built scripts, as a browser writes it. */
function placeOf(text: string): string {
  for (const file of readdirSync(built).filter((each) => each.endsWith('.js'))) {
    const before = readFileSync(join(built, file), 'utf8').split(text)
    if (before.length === 1) continue
    expect(before).toHaveLength(2)
    const lines = before[0]!.split('\n')
    return `${address}/${file}:${lines.length}:${lines.at(-1)!.length + 1}`
  }
  throw new Error(`"${text}" is not in the build`)
}
const thrown = () => placeOf('TypeError(`')
const called = () => placeOf('map(n=>')

test('a build makes the same files with and without maps, to the byte, and no map is among them or named in them', () => {
  const files = readdirSync(built)
  expect(readdirSync(again)).toEqual(files)
  for (const file of files)
    expect([file, readFileSync(join(again, file), 'utf8')]).toEqual([
      file,
      readFileSync(join(built, file), 'utf8'),
    ])
  expect(files.filter((file) => file.includes('.map'))).toEqual([])
  expect(files.some((file) => readFileSync(join(built, file), 'utf8').includes('sourceMappingURL'))).toBe(
    false,
  )
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(readdirSync(own).sort()).toEqual(scripts.map((file) => `${file}.map`).sort())
})

test('a map names sources from the root of the repository on, as on every machine', () => {
  const named = readdirSync(own).flatMap((file) => {
    const { sources: all } = JSON.parse(readFileSync(join(own, file), 'utf8')) as { sources: string[] }
    return all
  })
  expect(named).toContain(`${sources}/price.ts`)
  expect(named.filter((each) => each.startsWith('/') || /^[a-z]:/i.test(each))).toEqual([])
})

test.each([
  [
    'Chromium',
    () => [
      'TypeError: first has no price',
      `    at r (${thrown()})`,
      `    at Array.map (<anonymous>)`,
      `    at async Object.draw (${called()})`,
    ],
  ],
  [
    'Firefox',
    () => ['TypeError: first has no price', `r@${thrown()}`, 'map@[native code]', `async*draw@${called()}`],
  ],
  ['Safari', () => ['TypeError: first has no price', thrown(), 'map@[native code]', `@${called()}`]],
])('a stack of %s is told in lines of source, with the code around the first', (_, stack) => {
  const [first, ...rest] = sourceStack(stack(), maps)
  expect(first).toBe('TypeError: first has no price')
  expect(rest).toEqual([
    expect.stringMatching(new RegExp(`^    at ${sources}/price\\.ts:6:\\d+( \\(TypeError\\))?$`)),
    '',
    '      3 |   const known: Record<string, number> = { second: 2 }',
    '      4 |   const found = known[name]',
    '      5 |   if (found === undefined) {',
    '    > 6 |     throw new TypeError(`${name} has no price`)',
    '        |           ^',
    '      7 |   }',
    '      8 |   return found',
    '      9 | }',
    '',
    expect.stringMatching(/native code|<anonymous>/),
    expect.stringMatching(new RegExp(`^    at ${sources}/tiny\\.page\\.tsx:7:\\d+ \\(map\\)$`)),
  ])
})

test('what stands behind the table of style sheets, which is filled in late, is found too', () => {
  const [said] = sourceStack([placeOf('portalStyleSheets:')], maps)
  const [, source = '', line] = /at (.*):(\d+):\d+/.exec(said!) ?? []
  const map = readdirSync(own).find((file) => file.startsWith('entry.'))!
  const { sources: names, sourcesContent } = JSON.parse(readFileSync(join(own, map), 'utf8')) as {
    sources: string[]
    sourcesContent: string[]
  }
  const text = sourcesContent[names.indexOf(source)]!
  expect(text.split('\n')[Number(line) - 1]).toContain('const { portalStyleSheets }')
})

test('of a source that is one long line, as a catalogue is, only the part around the place is shown', () => {
  const long = join(folder, 'long')
  mkdirSync(join(long, 'shell/1-a'), { recursive: true })
  const source = `${'x'.repeat(1000)}HERE${'x'.repeat(100_000)}`
  // The first column of the script is column 1001 of the source.
  const map = {
    version: 3,
    sources: ['shell/hi.po'],
    sourcesContent: [source],
    names: [],
    mappings: 'AAAw+B',
  }
  writeFileSync(join(long, 'shell/1-a/hi.js.map'), JSON.stringify(map))
  const [said, , code = '', mark] = sourceStack(['at https://p/investors/shell/1-a/hi.js:1:1'], long)
  const column = Number(/:1:(\d+)$/.exec(said!)?.[1])
  expect(code.length).toBeLessThan(200)
  expect([column, code.indexOf('HERE')]).toEqual([1001, mark?.indexOf('^')])
})

test('a line without a map, of a file that is none or of no place stays and says why', () => {
  const broken = join(folder, 'broken')
  cpSync(maps, broken, { recursive: true })
  const [file = ''] = readdirSync(own)
  writeFileSync(join(broken, 'mfe-tiny/1.0.0-a', file), 'no map')
  const script = file.replace('.map', '')
  const lines = [
    `at f (${address}/${script}:1:1)`,
    `f@${address.replace('1.0.0-a', '2.0.0-b')}/${script}:1:1`,
    `at g (${address}/${script}:9999:1)`,
    'https://elsewhere.example/x.js:1:2',
  ]
  expect(sourceStack(lines, broken)[0]).toMatch(/^at f \(.*\) {2}\[.*is no source map\]$/)
  expect(sourceStack(lines, maps).slice(1)).toEqual([
    `${lines[1]}  [no map of ${script} of mfe-tiny 2.0.0-b: ${join(maps, 'mfe-tiny/2.0.0-b', file)} is not there]`,
    `${lines[2]}  [its map knows nothing of this place]`,
    lines[3],
  ])
})

test.each([
  [
    'at f (https://p/investors/shell/0.1.0-0a1b2c3d.2/main.ab.js:2:30)',
    ['shell', '0.1.0-0a1b2c3d.2', 'main.ab.js', 2, 30],
  ],
  [
    'f@https://p/investors/remotes/mfe-auth/1.0.0-a/12.js?retry=1:1:7',
    ['mfe-auth', '1.0.0-a', '12.js', 1, 7],
  ],
  ['at https://p/investors/remotes/mfe-auth/../12.js:1:7', undefined],
  ['at https://p/investors/remotes/mfe-auth/1/..%2f12.js:1:7', undefined],
  [
    'at https://p/investors/standalone/mfe-auth/1.0.0-a/main.ab.js:1:7',
    ['standalone/mfe-auth', '1.0.0-a', 'main.ab.js', 1, 7],
  ],
  ['at https://p/investors/embed/embed.js:1:7', ['embed', '', 'embed.js', 1, 7]],
  ['at https://p/investors/service-worker.js:1:7', ['service-worker', '', 'service-worker.js', 1, 7]],
  ['at https://p/investors/other.js:1:7', undefined],
  ['at https://p/investors/standalone/mfe-auth/main.js:1:7', undefined],
])('%s', (line, expected) => {
  const frame = portalFrame(line)
  expect(frame && [frame.name, frame.version, frame.file, frame.line, frame.column]).toEqual(expected)
})
