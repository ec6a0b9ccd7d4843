// @reads-all-packages
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { opsTasks } from './operations/schema'
import { providerPorts } from './platform/provider-ports'

const root = join(__dirname, '../..')
const page = readFileSync(join(root, 'docs/going-live.md'), 'utf8')

const textBelow = (folder: string, pattern: RegExp): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n')
const product = /(?<!\.test)\.(?:ts|mjs)$/
const sources = textBelow('backend/src', product) + textBelow('backend/sandbox', product)
const tests = textBelow('backend/src', /\.test\.ts$/)

const found = (pattern: RegExp) => [...new Set([...page.matchAll(pattern)].map(([, what = '']) => what))]
/** Paragraphs that begin so: "**Watch.** …", with the list behind them. */
const paragraphs = (title: string) =>
  [...page.matchAll(new RegExp(`^\\*\\*${title}[^*]*\\.\\*\\* ([^]*?)(?=^\\*\\*|^#)`, 'gm'))].map(
    ([, text = '']) => text,
  )

test('every provider has what to sign up for, set, test and watch, and what happens when it is down', () => {
  const parts = page.split(/^(?=###? )/m).slice(1)
  // A chapter with chapters of its own says nothing itself.
  const chapters = parts.filter(
    (part, place) => part.startsWith('###') || !parts[place + 1]?.startsWith('###'),
  )
  expect(chapters.length).toBeGreaterThan(12)
  const names = ['Sign up', 'Set', 'Test', 'Watch', 'When']
  const lacking = chapters.flatMap((chapter) => {
    const [title = ''] = chapter.split('\n')
    const lacks = names.filter((name) => !new RegExp(`^\\*\\*${name}`, 'm').test(chapter))
    return lacks.length ? [`${title}: ${lacks.join(', ')}`] : []
  })
  expect(lacking).toEqual([])
})

test('figures name the ports of the page, each once, and chapters name no other', () => {
  const [table = ''] = page.split('**How each of them does**')
  const rows = [...table.matchAll(/^\| .* \| `([a-z-]+)` +\|$/gm)].map(([, port]) => port)
  expect(rows).toEqual([...providerPorts])
  const watched = found(/\bport="([^"]+)"/g)
  expect(watched.filter((port) => !rows.includes(port))).toEqual([])
  const called = rows.filter((port) => port !== 'registrar' && port !== 'ifsc-directory')
  expect(called.filter((port) => ![...watched, 'kyc-journey'].includes(port ?? ''))).toEqual([])
})

test('what is to be looked for in the log is said by the code', () => {
  const lines = paragraphs('Watch').flatMap((text) =>
    [...text.matchAll(/[Ll]og[^.]*?: ((?:[`"][^`"]+[`"](?: \([^)]*\))?[^`".]*)+)/g)].flatMap(
      ([, said = '']) => [...said.matchAll(/[`"]([a-zA-Z][^`"]*)[`"]/g)].map(([, line = '']) => line),
    ),
  )
  expect(lines.length).toBeGreaterThan(15)
  /** What the code puts together. */
  const composed: Record<string, string> = {
    'payout callback': "about: 'payout'",
    'accountProof callback': "about: 'accountProof'",
    'is forged': "refused: 'forged'",
  }
  expect(lines.filter((line) => !sources.includes(composed[line] ?? line))).toEqual([])
})

test('the kinds of tasks are those of the operations queue', () => {
  const known: readonly string[] = opsTasks.kind.enumValues
  const named = paragraphs('Watch').flatMap((text) =>
    [...text.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, kind = '']) => kind),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(
    [...new Set(named)].filter((kind) => !known.includes(kind) && !sources.includes(`'${kind}'`)),
  ).toEqual([])
})

test('figures, commands, suites and settings are there', () => {
  const figures = found(/\b(portal_[a-z_]+)/g)
  expect(figures.filter((name) => !sources.includes(`'${name}'`))).toEqual([])
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const commands = found(/\bnpm (?:run )?([a-z:]+)/g).filter((name) => name !== 'start')
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const suites = found(/npx jest ([^`]*?) --selectProjects backend/g).flatMap((paths) => paths.split(' '))
  expect(suites.length).toBeGreaterThan(10)
  const isThere = (path: string) =>
    existsSync(join(root, path)) ||
    readdirSync(join(root, path, '..')).some((file) => file.startsWith(path.split('/').at(-1) ?? ''))
  expect(suites.filter((path) => !isThere(path))).toEqual([])
  const browsers = found(/npx playwright test ([a-z- ]+?) --/g).flatMap((names) => names.split(' '))
  expect(browsers.filter((name) => !existsSync(join(root, `e2e/tests/${name}.spec.ts`)))).toEqual([])
  const settings = found(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)
  expect(settings.length).toBeGreaterThan(60)
  const columns = /^(?:APP_|AMC_|USR_|TRXN_|SCH_|TAX_|CLOS_|STAMP_)/
  const isRead = (name: string) => (sources + tests).includes(name.replace(/_FILE$/, ''))
  expect(settings.filter((name) => !columns.test(name) && !isRead(name))).toEqual([])
})
