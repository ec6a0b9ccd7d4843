import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { tallyOfBrowserTests } from '../../shared-kernel/build/test-tally.mjs'
import { facesOf, filesMet, filesOfRemotes } from '../../shared-kernel/build/verdicts/met-files.mjs'
import { ensureBrowser } from '../browser.ts'
import { portalFolder, root } from '../packages.ts'
import { openManifest } from '../read-manifest.ts'
import { bin, oneFailed } from './checks.mjs'
import { runPart } from './processor-time.mjs'
import { reports } from './reports.mjs'

const folder = join(root, 'e2e')
const ofOtherBrowsers = ['screens-other-browsers.spec.ts', 'back-forward-cache.spec.ts']
const textOf = (spec) => readFileSync(join(folder, 'tests', spec), 'utf8')

/** The version of a browser of this machine; that of Playwright's own stands in the lock file. */
const versionOf = (browser) => browser && execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim()

/** Those that Playwright does not drive (e2e/fixtures/other-browsers), and Chromium with its windows. */
const otherVersions = () =>
  ['firefox-esr', 'firefox', 'WebKitWebDriver', 'chromium', 'google-chrome'].map(
    (name) => spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout ?? 'not installed',
  )

/** The check of one spec file; which files of the remotes are among its inputs is known when it ran. */
const checkOf = (spec, facts) => ({
  name: `browser tests of ${basename(spec, '.spec.ts')}`,
  spec,
  whole: [
    `e2e/tests/${spec}`,
    'e2e/fixtures',
    'e2e/pages',
    'e2e/gallery-baselines',
    'e2e/package.json',
    'e2e/playwright.config.ts',
  ],
  sources: ['shell', 'shared-kernel', 'hosts', 'backend', 'scripts'],
  packages: ['shell', 'shared-kernel', 'hosts', 'backend', 'e2e'],
  facts,
})

/** The browser tests of a scope whose verdict is not known; those that are known count. */
async function waitingTests({ walks, rest }, { verdicts, takeKept, wasBuilt }) {
  const browser = await ensureBrowser()
  const manifest = wasBuilt
    ? openManifest(readFileSync(join(portalFolder, 'remotes.json'), 'utf8'))
    : { remotes: [] }
  const files = filesOfRemotes(portalFolder, manifest)
  const facts = [versionOf(browser), facesOf(manifest)]
  const specs =
    walks?.map((walk) => basename(walk)) ??
    readdirSync(join(folder, 'tests')).filter((name) => name.endsWith('.spec.ts'))
  const factsOf = (spec) => (ofOtherBrowsers.includes(spec) ? [...facts, otherVersions()] : facts)
  const checks = specs.map((spec) => checkOf(spec, factsOf(spec)))
  // With options of Playwright only some of the tests may run; what lies here may be of other sources than it was.
  const isKnown = rest.length === 0 && wasBuilt
  const waiting = checks.filter((check) => !isKnown || !takeKept(verdicts.find(check, files)))
  return { browser, files, waiting, isKnown }
}

/** Each spec file of a report with what it counts and the files that it met. */
const resultsOf = ({ suites }, waiting, files) =>
  waiting.map((check) => {
    const own = suites.filter(({ file }) => basename(file) === check.spec)
    return {
      check,
      tally: tallyOfBrowserTests({ suites: own, errors: [] }),
      met: filesMet({ suites: own }, textOf(check.spec), files),
    }
  })

export async function runBrowserTests(scope, run) {
  const { browser, files, waiting, isKnown } = await waitingTests(scope, run)
  if (waiting.length === 0) return
  await run.prepare()
  const file = join(reports, 'playwright.json')
  const env = {
    PORTAL_PICTURES: 'off',
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    PORTAL_BROWSER: browser,
  }
  const walks = waiting.map(({ spec }) => `tests/${spec}`)
  const args = ['test', ...walks, ...scope.rest]
  const code = await runPart('end-to-end tests', bin('playwright', folder), args, { cwd: folder, env })
  if (!existsSync(file)) return run.count(oneFailed('browser tests: no report'))
  const report = JSON.parse(readFileSync(file, 'utf8'))
  run.count(tallyOfBrowserTests(report))
  // What went wrong outside of any test may have broken any; one that was interrupted left out some.
  const isWhole = report.errors.length === 0 && [0, 1].includes(code)
  if (isKnown && isWhole) run.verdicts.keep(resultsOf(report, waiting, files))
}
