import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import {
  inputsOfPackage,
  readsAllPackages,
  testsOfAllPackages,
  wholeTree,
} from '../../shared-kernel/build/verdicts/package-inputs.cjs'
import { failedFiles, tallyOfUnitTests } from '../../shared-kernel/build/test-tally.mjs'
import { packages, root } from '../packages.ts'
import { bin, lockedWith, oneFailed } from './checks.mjs'
import { runPart } from './processor-time.mjs'
import { reports } from './reports.mjs'

/** A title is for the browser tests. */
const optionsOf = (rest) =>
  rest.filter((each, place) => !each.startsWith('--grep') && rest[place - 1] !== '--grep')

/** The check of a package's tests, and that of those that read all packages: each a project of jest (jest.config.cjs). */
function checksOf(name) {
  const inputs = inputsOfPackage(name)
  const own = {
    name: `unit tests of ${name}`,
    project: name,
    whole: [...inputs.whole, 'jest.config.cjs'],
    sources: inputs.sources,
    packages: lockedWith(name),
  }
  const ofAll = {
    name: `unit tests of ${name} and all`,
    project: `${name} and all`,
    whole: wholeTree(root),
    sources: [],
    packages: packages(),
  }
  return testsOfAllPackages(join(root, name)).length ? [own, ofAll] : [own]
}

/** The project that a test file belongs to. */
function projectOf(file) {
  const path = relative(root, file).split(sep).join('/')
  const name = packages().find((each) => path.startsWith(`${each}/`))
  return readsAllPackages(file) ? `${name} and all` : name
}

/** The unit tests of a scope whose verdict is not known; those that are known count. */
export function waitingUnitTests({ packages: names, rest }, { verdicts, takeKept }) {
  const all = names.flatMap(checksOf)
  // With options of jest only some of the tests may run.
  if (optionsOf(rest).length) return all
  return all.filter((check) => !takeKept(verdicts.find(check)))
}

async function jest(report, args) {
  const file = join(reports, report)
  // One file alone runs in jest's own process, which what a failed test left at work would keep from ending.
  const options = ['--json', `--outputFile=${file}`, '--silent', '--forceExit', ...args]
  await runPart('unit tests', bin('jest'), options, { cwd: root })
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const ofProject = (report, project) =>
  report && { testResults: report.testResults.filter(({ name }) => projectOf(name) === project) }

export async function runUnitTests(waiting, { rest }, { verdicts, count }) {
  if (waiting.length === 0) return
  const options = optionsOf(rest)
  const projects = ['--selectProjects', ...waiting.map(({ project }) => project)]
  const report = await jest('jest.json', [...options, ...projects])
  if (!report) return count(oneFailed('unit tests: no report'))
  const failed = failedFiles(report)
  // A machine that is busy can break a test; one that fails again, alone, is broken.
  const again = failed.length ? await jest('jest-again.json', ['--runTestsByPath', ...failed]) : undefined
  const results = waiting.map((check) => ({
    check,
    tally: tallyOfUnitTests(root, ofProject(report, check.project), ofProject(again, check.project)),
  }))
  for (const { tally } of results) count(tally)
  if (options.length === 0) verdicts.keep(results)
}
