// Everything that must hold, cheapest first; closes with one line "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPortal } from './build.mjs'
import { ensureBrowser } from './browser.mjs'
import { packages, root } from './packages.mjs'

const reports = join(root, 'dist/reports')
const total = { passed: 0, failed: 0 }

function execute(name, command, args, options = {}) {
  const started = Date.now()
  console.log(`\n▶ ${name}`)
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
  console.log(`  ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`)
  return done.status === 0
}

/** A check that passes or fails as a whole counts as one. */
function check(name, command, args, options) {
  const passed = execute(name, command, args, options)
  total[passed ? 'passed' : 'failed'] += 1
}

const bin = (name, folder = root) => join(folder, 'node_modules/.bin', name)

function unitTests(args) {
  const file = join(reports, 'jest.json')
  execute('unit tests', bin('jest'), ['--json', `--outputFile=${file}`, '--silent', ...args])
  if (!existsSync(file)) return void (total.failed += 1)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  total.passed += report.numPassedTests
  total.failed += report.numFailedTests + report.numRuntimeErrorTestSuites
}

async function browserTests(args) {
  const file = join(reports, 'playwright.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, PORTAL_BROWSER: await ensureBrowser() }
  const folder = join(root, 'e2e')
  execute('end-to-end tests', bin('playwright', folder), ['test', ...args], { cwd: folder, env })
  if (!existsSync(file)) return void (total.failed += 1)
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  total.passed += stats.expected + stats.flaky
  total.failed += stats.unexpected + errors.length
}

export default async function run(args) {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  for (const name of packages()) check(`types of ${name}`, bin('tsc'), ['-p', name])
  check('lint', bin('eslint'), [
    '.',
    '--max-warnings=0',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
  ])
  check('format', bin('prettier'), ['--check', '--log-level=warn', '.'])
  unitTests(args.filter((each) => !each.startsWith('--grep')))
  try {
    await buildPortal()
    total.passed += 1
  } catch (error) {
    console.error(error)
    total.failed += 1
  }
  check('budgets', process.execPath, ['scripts/budgets.mjs'])
  await browserTests(args)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed ? 1 : 0
}
