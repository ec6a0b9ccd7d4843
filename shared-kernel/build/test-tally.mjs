import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const allowedUnsteady = 3

/** Nothing counted yet. */
export const emptyTally = () => ({ passed: 0, failed: [], skipped: [], unsteady: [] })

export const addTallies = (one, other) => ({
  passed: one.passed + other.passed,
  failed: [...one.failed, ...other.failed],
  skipped: [...one.skipped, ...other.skipped],
  unsteady: [...one.unsteady, ...other.unsteady],
})

/** The failed files of jest's report, which are run once more. */
export const failedFiles = ({ testResults }) =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

/** Counts jest's report. Of a file that failed the second run counts, and what was red only in the first is named. */
export function tallyOfUnitTests(root, report, again) {
  const secondRuns = new Map(again?.testResults.map((file) => [file.name, file]))
  return report.testResults
    .map((first) => tallyOfFile(relative(root, first.name), first, secondRuns.get(first.name)))
    .reduce(addTallies, emptyTally())
}

function tallyOfFile(name, first, second) {
  const file = second ?? first
  const named = (run, status) =>
    run.assertionResults.filter((test) => test.status === status).map((test) => `${name}: ${test.fullName}`)
  const failed = file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => withReason(`${name}: ${fullName}`, failureMessages?.[0]))
  const passed = named(file, 'passed')
  const unsteady = second ? named(first, 'failed').filter((test) => passed.includes(test)) : []
  // A file that does not even run has no tests to count.
  const wholeFileFailed = file.status === 'failed' && failed.length === 0
  const wholeFileUnsteady = file.status !== 'failed' && second && unsteady.length === 0
  return {
    passed: passed.length,
    failed: wholeFileFailed ? [withReason(`${name}: the whole file`, file.message)] : failed,
    skipped: named(file, 'pending'),
    unsteady: [...unsteady, ...(wholeFileUnsteady ? [`${name}: the whole file`] : [])],
  }
}

/** What a log that is cut to its end must still hold: the name of what failed and the first lines of why. */
const withReason = (name, reason) =>
  [
    name,
    ...linesOf(reason)
      .slice(0, 8)
      .map((line) => `    ${line}`),
  ].join('\n')

const linesOf = (reason = '') =>
  stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim())

/** Counts Playwright's report, which names what passed only when run again itself. */
export function tallyOfBrowserTests({ suites, errors }) {
  const tests = [...testsOf(suites)]
  const named = (status) => tests.filter((test) => test.status === status).map(({ name }) => name)
  const unsteady = named('flaky')
  const failed = tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ name, results }) => withReason(name, results?.at(-1)?.error?.message))
  return {
    passed: named('expected').length + unsteady.length,
    failed: [...failed, ...errors.map(({ message }) => withReason('browser tests: outside of any', message))],
    skipped: named('skipped'),
    unsteady,
  }
}

function* testsOf(suites) {
  for (const suite of suites) {
    for (const { title, file, tests } of suite.specs ?? [])
      for (const { status, annotations, results } of tests) {
        const reason = annotations.find(({ type }) => type === 'skip')?.description
        yield { status, results, name: `${file}: ${title}${reason ? ` (${reason})` : ''}` }
      }
    yield* testsOf(suite.suites ?? [])
  }
}

/** What a run ends with: each skipped, unsteady and failed test by name, how many were not run again, then the figures. */
export const closingLines = ({ passed, failed, skipped, unsteady }, kept = 0) => [
  ...skipped.map((name) => `skipped: ${name}`),
  ...unsteady.map((name) => `unsteady, passed when run again: ${name}`),
  ...failed.map((name) => `failed: ${name}`),
  ...(kept ? [`${kept} of those that passed did so on the same files before: --fresh runs them again`] : []),
  `${passed} passed, ${failed.length} failed, ${skipped.length} skipped, ${unsteady.length} unsteady`,
]

/** Why a run counts as failed; undefined where it does not. */
export function verdictOf({ failed, skipped, unsteady }, { dataIsHere = false } = {}) {
  if (failed.length) return `${failed.length} failed`
  if (unsteady.length > allowedUnsteady)
    return `${unsteady.length} unsteady tests: more than three fail the run`
  const forData = skipped.filter((name) => name.includes('../shared/data')).length
  return dataIsHere && forData ? `${forData} skipped for want of ../shared/data, which is here` : undefined
}
