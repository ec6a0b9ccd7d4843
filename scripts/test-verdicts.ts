import { relative } from 'node:path'
import { escapedForPattern, type NamedTest } from './named-tests'
import { root } from './packages'

/** What became of one test in a run. */
export interface RanTest extends NamedTest {
  status: 'passed' | 'failed' | 'skipped'
}

interface JestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { title: string; status: string }[]
  }[]
}
interface Suite {
  file: string
  specs?: { title: string; tests: { status: string }[] }[]
  suites?: Suite[]
}

/** The titles that a test has in a report: a table of cases puts its values in. */
export const patternOf = (title: string): string =>
  title
    .split(/%[a-zA-Z]|\$\{[^}]*\}|\$[a-zA-Z.]+/)
    .map(escapedForPattern)
    .join('.*')

const ended = {
  passed: 'passed',
  failed: 'failed',
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
}
const statusOf = (said: string): RanTest['status'] =>
  said in ended ? (ended[said as keyof typeof ended] as RanTest['status']) : 'skipped'

/** A file that does not run has failed all that it has. */
export const ranByJest = ({ testResults }: JestReport): RanTest[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/')
    if (status === 'failed' && assertionResults.length === 0) return [{ file, title: '', status }]
    return assertionResults.map((test) => ({ file, title: test.title, status: statusOf(test.status) }))
  })

export const ranByPlaywright = ({ suites }: { suites: Suite[] }): RanTest[] =>
  suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ file: `e2e/tests/${file}`, title, status: statusOf(status) })),
    ),
    ...ranByPlaywright({ suites: inner }),
  ])

type Verdict = 'held' | 'broke' | 'skipped' | 'open'

/** A row of a ledger that tests show; several may have one id. */
export interface ShownRow {
  id: string
  tests: NamedTest[]
}

/** How the rows of one id came out: broken where any of their tests failed, and skipped where one did not run at all. */
export function verdictOn(rows: readonly ShownRow[], ran: readonly RanTest[]) {
  const tests = rows.flatMap((row) => row.tests)
  const outcomes = tests.map(({ file, title }) => {
    // Jest adds the reason to the title of a test that was skipped.
    const isIt = new RegExp(`^${patternOf(title)}( \\(.*\\)| — .*)?$`)
    const own = ran.filter((each) => each.file === file && (isIt.test(each.title) || each.title === ''))
    const says = (status: string) => own.some((each) => each.status === status)
    const status = says('failed') ? 'failed' : says('passed') ? 'passed' : 'skipped'
    return { file, title, status }
  })
  const named = (status: string) => outcomes.filter((each) => each.status === status)
  const [failed, skipped] = [named('failed'), named('skipped')]
  const held: Verdict = tests.length ? 'held' : 'open'
  const verdict: Verdict = failed.length ? 'broke' : skipped.length ? 'skipped' : held
  return { verdict, because: failed.length ? failed : skipped }
}
