// Everything that must hold, cheapest first; closes with "N passed, N failed, N skipped, N unsteady".
import { execFileSync, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compileBackend, compiled } from '../backend/tooling/compile.mjs'
import { startTestServer } from '../backend/tooling/test-server.mjs'
import { buildPortal } from './build.mjs'
import { buildGallery } from './gallery.mjs'
import { ensureBrowser } from './browser.mjs'
import { packages, root } from './packages.mjs'
import { testOnNodes } from './test-on-nodes.mjs'
import { scopeOf } from '../shared-kernel/tooling/test-scope.mjs'
import {
  addTallies,
  closingLines,
  emptyTally,
  failedFiles,
  tallyOfBrowserTests,
  tallyOfUnitTests,
  verdictOf,
} from '../shared-kernel/tooling/test-tally.mjs'

const reports = join(root, 'dist/reports')
const sharedData = process.env.PORTAL_SHARED_DATA ?? join(root, '../shared/data')
let total = emptyTally()

const ended = (running) => new Promise((resolve) => running.on('close', resolve))

async function execute(name, command, args, options = {}) {
  const started = Date.now()
  console.log(`\n▶ ${name}`)
  const running = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
  const status = await ended(running)
  console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`)
  return status === 0
}

/** A check that passes or fails as a whole counts as one. */
const count = (passed) => void (total[passed ? 'passed' : 'failed'] += 1)

const bin = (name, folder = root) => join(folder, 'node_modules/.bin', name)

async function jest(report, args) {
  const file = join(reports, report)
  await execute('unit tests', bin('jest'), ['--json', `--outputFile=${file}`, '--silent', ...args])
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

async function unitTests({ packages: names, rest, isAll }) {
  const projects = isAll ? [] : ['--selectProjects', ...names.filter((name) => name !== 'e2e')]
  const options = rest.filter((each, place) => !each.startsWith('--grep') && rest[place - 1] !== '--grep')
  const report = await jest('jest.json', [...options, ...projects])
  if (!report) return count(false)
  const failed = failedFiles(report)
  // A machine that is busy can break a test; one that fails again, alone, is broken.
  const again = failed.length ? await jest('jest-again.json', ['--runTestsByPath', ...failed]) : undefined
  total = addTallies(total, tallyOfUnitTests(root, report, again))
}

async function browserTests({ walks = [], rest }) {
  const file = join(reports, 'playwright.json')
  const env = {
    PORTAL_PICTURES: 'off',
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    PORTAL_BROWSER: await ensureBrowser(),
  }
  const folder = join(root, 'e2e')
  await execute('end-to-end tests', bin('playwright', folder), ['test', ...walks, ...rest], {
    cwd: folder,
    env,
  })
  if (!existsSync(file)) return count(false)
  total = addTallies(total, tallyOfBrowserTests(JSON.parse(readFileSync(file, 'utf8'))))
}

/** The compiler in machine code needs a fifth of the time of the one in JavaScript, which eslint and kernel.api.md read. */
const typesOf = (name, project) => [
  `types of ${name}`,
  process.execPath,
  [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', project, '--singleThreaded'],
]

/** What reads sources only, the longest first, and the data sets that tests of the backend load. */
const sourceChecks = (names, folders) => [
  [
    'lint',
    bin('eslint'),
    [...folders, '--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint/'],
  ],
  ['format', bin('prettier'), ['--check', '--log-level=warn', ...folders]],
  ...names.map((name) => typesOf(name, name)),
  typesOf('the service worker', 'shell/src/service-worker'),
  ['data sets of the tests', process.execPath, [compiled('testing/make-sandbox-data.cli.ts')]],
  ['kernel.api.md', process.execPath, ['scripts/run.mjs', 'kernel-api', '--check']],
  ['exports, files and libraries in use', bin('knip'), ['--no-progress']],
]

/** Each check uses one core only, so two run side by side; what one prints stays together. */
async function checkSources({ packages: names, isAll }) {
  const waiting = sourceChecks(names, isAll ? ['.'] : names)
  const checkNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command, args] = next
      const started = Date.now()
      const running = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
      const code = ended(running)
      const [said, failed] = await Promise.all([
        Promise.all([text(running.stdout), text(running.stderr)]),
        code.then((status) => status !== 0),
      ])
      console.log(
        `\n▶ ${name}\n${failed ? said.join('') : ''}  ${((Date.now() - started) / 1000).toFixed(0)} s`,
      )
      count(!failed)
    }
  }
  await Promise.all([checkNext(), checkNext()])
}

async function buildAll() {
  try {
    await buildPortal()
    await buildGallery()
    count(true)
  } catch (error) {
    console.error(error)
    count(false)
  }
  count(await execute('kernel names in use', process.execPath, ['scripts/run.mjs', 'kernel-check']))
  count(await execute('budgets', process.execPath, ['scripts/budgets.mjs']))
}

/** What differs from the last common commit with the main branch, and what is not committed. */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const base = git('merge-base', 'HEAD', process.env.PORTAL_TEST_BASE ?? 'main')[0]
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')].filter(
    Boolean,
  )
}

export const help = `npm test [-- <package>… | --changed | --node <version>] [--grep <title>]

Types, lint, unit tests, and every test in a real browser; closes with one line "N passed, N failed".
  npm test -- mfe-folio    this package and the browser walks through it
  npm test -- --changed    what differs from main (PORTAL_TEST_BASE names another branch), and what stands on it
  npm test -- --node 24    in a minute, whether another supported Node builds, starts and tests the portal (it is fetched
                           once); 20,22 names two, and "others" all but the one that runs`

export default async function run(args) {
  const asked = args.indexOf('--node')
  if (asked >= 0) await testOnNodes(args[asked + 1] ?? '', { execute, count })
  else await testHere(args)
  const verdict = verdictOf(total, { dataIsHere: existsSync(sharedData) })
  if (verdict) console.log(`\nFailed: ${verdict}`)
  console.log(`\n${closingLines(total).join('\n')}`)
  process.exitCode = verdict ? 1 : 0
}

async function testHere(args) {
  const scope = scopeOf(args, packages(), changedFiles)
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  await compileBackend()
  const server = await startTestServer()
  if (server) process.env.TEST_POSTGRES = server.url
  await checkSources(scope)
  // The unit tests leave a core idle now and then, and the builds want one.
  await Promise.all([unitTests(scope), buildAll()])
  await browserTests(scope)
  await server?.stop()
}
