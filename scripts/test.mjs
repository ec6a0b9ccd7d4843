// Everything that must hold and is not known to, cheapest first; closes with "N passed, N failed, N skipped, N unsteady".
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { compileBackend, compiled } from '../backend/tooling/compile.mjs'
import { startTestServer } from '../backend/tooling/test-server.mjs'
import { inputsOfPackage } from '../shared-kernel/build/verdicts/package-inputs.cjs'
import { scopeOf } from '../shared-kernel/build/test-scope.mjs'
import { addTallies, closingLines, emptyTally, verdictOf } from '../shared-kernel/build/test-tally.mjs'
import { buildPortal } from './build.ts'
import { buildGallery } from './gallery.ts'
import { packages, root } from './packages.ts'
import { runBrowserTests } from './test/browser-tests.mjs'
import { checkSources, lockedWith, oneFailed, onePassed, runCheck } from './test/checks.mjs'
import { testOnNodes } from './test-on-nodes.ts'
import { processorLines, runPart } from './test/processor-time.mjs'
import { reports } from './test/reports.mjs'
import { runUnitTests, waitingUnitTests } from './test/unit-tests.mjs'
import { hasSharedData, verdictsOfCheckout } from './test/verdicts.mjs'

let total = emptyTally()
let kept = 0

const count = (tally) => void (total = addTallies(total, tally))

/** Counts what a kept verdict says; returns whether there is one. */
function takeKept(tally) {
  if (!tally) return false
  count(tally)
  kept += tally.passed
  return true
}

/** The data sets that tests of the backend and of the browser load, on a database server of the run where one starts. */
const dataSets = {
  name: 'data sets of the tests',
  command: process.execPath,
  args: [compiled('make-sandbox-data.cli.ts')],
  checks: [
    {
      name: 'data sets of the tests',
      ...inputsOfPackage('backend'),
      packages: lockedWith('backend'),
    },
  ],
}

/** Starts the server and makes the data sets for whoever asks first. */
function preparation(run) {
  let prepared
  let server
  const prepare = async () => {
    await compileBackend()
    server = await startTestServer()
    if (server) process.env.TEST_POSTGRES = server.url
    else run.verdicts.withoutServer()
    await runCheck(dataSets, { ...run, takeKept: () => false })
  }
  return {
    prepare: () => (prepared ??= prepare()),
    end: async () => {
      // What nobody needed today has its verdict from an earlier run.
      if (!prepared) takeKept(run.verdicts.find(dataSets.checks[0]))
      await server?.stop()
    },
  }
}

/** Always: what is built already is not built again, and what the browser walks through must be what lies here. */
async function buildAll(run) {
  let wasBuilt = true
  try {
    await buildPortal()
    await buildGallery()
    count(onePassed)
  } catch (error) {
    console.error(error)
    count(oneFailed('builds'))
    wasBuilt = false
  }
  const ofBuild = (name, args, ...readToo) => ({
    name,
    command: process.execPath,
    args,
    checks: [
      {
        name,
        whole: ['dist/portal/remotes.json', 'dist/portal/index.html', 'dist/portal/build.json', ...readToo],
        sources: ['shared-kernel', 'scripts'],
        packages: ['shared-kernel'],
      },
    ],
  })
  await runCheck(ofBuild('kernel names in use', ['scripts/run.mjs', 'kernel-check']), run)
  await runCheck(ofBuild('budgets', ['scripts/run.mjs', 'budgets'], 'budgets.json'), run)
  return wasBuilt
}

/** What differs from the last common commit with the main branch, and what is not committed. */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const base = git('merge-base', 'HEAD', process.env.PORTAL_TEST_BASE ?? 'main')[0]
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')].filter(
    Boolean,
  )
}

export const help = `npm test [-- <package>… | --changed | --node <version>] [--fresh] [--grep <title>]

Types, lint, unit tests, and every test in a real browser; closes with one line "N passed, N failed". What passed on the
same files before is not run again: its verdict is kept in node_modules/.cache/verdicts.
  npm test -- mfe-folio    this package and the browser walks through it
  npm test -- --changed    what differs from main (PORTAL_TEST_BASE names another branch), and what stands on it
  npm test -- --node 24    in a minute, whether another supported Node builds, starts and tests the portal (it is fetched
                           once); 20,22 names two, and "others" all but the one that runs
  npm test -- --fresh      everything, whatever passed before; so it is wherever CI is set`

export default async function run(args) {
  const node = args.indexOf('--node')
  if (node >= 0)
    await testOnNodes(args[node + 1] ?? '', async (...part) => {
      count((await runPart(...part)) === 0 ? onePassed : oneFailed(part[0]))
    })
  else await testHere(args)
  const verdict = verdictOf(total, { dataIsHere: hasSharedData })
  console.log(`\n${processorLines().join('\n')}`)
  if (verdict) console.log(`\nFailed: ${verdict}`)
  console.log(`\n${closingLines(total, kept).join('\n')}`)
  process.exitCode = verdict ? 1 : 0
}

async function testHere(args) {
  const isFresh = args.includes('--fresh') || Boolean(process.env.CI)
  const scope = scopeOf(
    args.filter((each) => each !== '--fresh'),
    packages(),
    changedFiles,
  )
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const verdicts = verdictsOfCheckout({ isFresh })
  const checks = { verdicts, count, takeKept }
  const { prepare, end } = preparation(checks)
  const waiting = waitingUnitTests(scope, checks)
  // Those of e2e ask running servers, which send pages that are built.
  const ofServers = waiting.filter(({ project }) => project === 'e2e')
  const unitTests = waiting.filter(({ project }) => project !== 'e2e')
  const needsServer = unitTests.some(({ project }) => project.startsWith('backend'))
  await Promise.all([needsServer && prepare(), checkSources(scope, checks)])
  // The unit tests leave a core idle now and then, and the builds want one.
  const [wasBuilt] = await Promise.all([buildAll(checks), runUnitTests(unitTests, scope, checks)])
  await runUnitTests(ofServers, scope, checks)
  await runBrowserTests(scope, { ...checks, prepare, wasBuilt })
  await end()
}
