import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compileBackend, compiled } from '../backend/tooling/compile.mjs'
import { startTestServer } from '../backend/tooling/test-server.mjs'
import { ensureBrowser } from './browser'
import { buildPortal } from './build'
import type { NamedTest } from './named-tests'
import { root } from './packages'
import {
  patternOf,
  type RanTest,
  ranByJest,
  ranByPlaywright,
  type ShownRow,
  verdictOn,
} from './test-verdicts'

interface Ledger<Row extends ShownRow> {
  rows: readonly Row[]
  /** What is wrong with the rows. */
  findings: (rows: readonly Row[]) => string[]
  print: (row: Row) => void
}

/** A command on rows that name tests: prints them, or builds, runs just these tests and prints of each row how it came out. */
export async function runLedger<Row extends ShownRow>(
  { rows, findings, print }: Ledger<Row>,
  args: readonly string[],
): Promise<void> {
  const found = findings(rows)
  for (const finding of found) console.error(finding)
  if (found.length) process.exitCode = 1
  const wanted = args.filter((each) => !each.startsWith('--'))
  const chosen = rows.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  if (args.includes('--run')) await runTests(chosen)
  else chosen.forEach(print)
}

async function runTests(rows: readonly ShownRow[]): Promise<void> {
  const tests = rows.flatMap((row) => row.tests)
  const isOfBrowser = ({ file }: NamedTest) => file.startsWith('e2e/tests/')
  const ofBrowser = tests.filter(isOfBrowser)
  const ofJest = tests.filter((test) => !isOfBrowser(test))
  // Servers that tests start send pages that are built.
  if (tests.some(({ file }) => file.startsWith('e2e/'))) await buildPortal()
  const stop = await prepareData()
  const ran = [...runJest(ofJest), ...(await runPlaywright(ofBrowser))]
  await stop()
  for (const id of new Set(rows.map((row) => row.id))) {
    const { verdict, because } = verdictOn(
      rows.filter((row) => row.id === id),
      ran,
    )
    const names = because.map(({ file, title }) => `\n     ${file}: ${title}`)
    console.log(`${id.padEnd(4)} ${verdict}${names.join('')}`)
    if (verdict === 'broke') process.exitCode = 1
  }
}

/** The data sets that the tests of the backend and of the browser load, as `npm test` makes them. */
async function prepareData(): Promise<() => Promise<unknown>> {
  await compileBackend()
  const server = await startTestServer()
  if (server) process.env.TEST_POSTGRES = server.url
  spawnSync(process.execPath, [compiled('make-sandbox-data.cli.ts')], { cwd: root, stdio: 'ignore' })
  return async () => server?.stop()
}

/** What a runner wrote of its tests; undefined where it did not come so far. */
function reported<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}

const titlesOf = (tests: readonly NamedTest[]) =>
  `(${[...new Set(tests.map(({ title }) => patternOf(title)))].join('|')})`
const filesOf = (tests: readonly NamedTest[]) => [...new Set(tests.map(({ file }) => file))]

/** A runner that says nothing has failed all that it was given. */
const failedAll = (tests: readonly NamedTest[]): RanTest[] =>
  tests.map((test) => ({ ...test, title: '', status: 'failed' }))

function newReport(name: string): string {
  const folder = join(root, 'dist/reports')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  rmSync(file, { force: true })
  return file
}

function runJest(tests: readonly NamedTest[]): RanTest[] {
  if (tests.length === 0) return []
  const file = newReport('named-jest.json')
  const args = ['--json', `--outputFile=${file}`, '--silent', '--testNamePattern', `${titlesOf(tests)}$`]
  spawnSync(join(root, 'node_modules/.bin/jest'), [...args, '--runTestsByPath', ...filesOf(tests)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const report = reported<Parameters<typeof ranByJest>[0]>(file)
  return report ? ranByJest(report) : failedAll(tests)
}

async function runPlaywright(tests: readonly NamedTest[]): Promise<RanTest[]> {
  if (tests.length === 0) return []
  const file = newReport('named-playwright.json')
  const folder = join(root, 'e2e')
  const specs = filesOf(tests).map((each) => each.replace(/^e2e\//, ''))
  spawnSync(join(folder, 'node_modules/.bin/playwright'), ['test', ...specs, '--grep', titlesOf(tests)], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PORTAL_PICTURES: 'off',
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      PORTAL_BROWSER: await ensureBrowser(),
    },
  })
  const report = reported<Parameters<typeof ranByPlaywright>[0]>(file)
  return report ? ranByPlaywright(report) : failedAll(tests)
}
