import { join } from 'node:path'
import { closingLines, tallyOfBrowserTests, tallyOfUnitTests, verdictOf } from './test-tally.mjs'

const file = (name: string, tests: Record<string, string>) => ({
  name,
  status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
})
const none = { passed: 0, failed: [], skipped: [], unsteady: [] }
const root = '/portal'

test('a skipped test is named with its file, and is not among those that passed', () => {
  const report = {
    testResults: [file('/portal/backend/a.test.ts', { one: 'passed', 'two (no data)': 'pending' })],
  }
  expect(tallyOfUnitTests(root, report)).toEqual({
    ...none,
    passed: 1,
    skipped: [join('backend', 'a.test.ts') + ': two (no data)'],
  })
})

test('a test that was red and then green is unsteady by its own name; one that is red again failed', () => {
  const first = {
    testResults: [
      file('/portal/a.test.ts', { one: 'failed', two: 'passed' }),
      file('/portal/b.test.ts', { three: 'failed' }),
    ],
  }
  const again = {
    testResults: [
      file('/portal/a.test.ts', { one: 'passed', two: 'passed' }),
      file('/portal/b.test.ts', { three: 'failed' }),
    ],
  }
  expect(tallyOfUnitTests(root, first, again)).toEqual({
    ...none,
    passed: 2,
    failed: ['b.test.ts: three'],
    unsteady: ['a.test.ts: one'],
  })
})

test('a file that did not even run failed once, and is unsteady as a whole when it runs later', () => {
  const broken = { name: '/portal/a.test.ts', status: 'failed', assertionResults: [] }
  expect(tallyOfUnitTests(root, { testResults: [broken] })).toEqual({
    ...none,
    failed: ['a.test.ts: the whole file'],
  })
  const again = { testResults: [file('/portal/a.test.ts', { one: 'passed' })] }
  expect(tallyOfUnitTests(root, { testResults: [broken] }, again)).toEqual({
    ...none,
    passed: 1,
    unsteady: ['a.test.ts: the whole file'],
  })
})

test('browser tests are counted alike, with the reason why one was skipped', () => {
  const spec = (
    title: string,
    status: string,
    annotations: { type: string; description: string }[] = [],
  ) => ({
    title,
    file: 'x.spec.ts',
    tests: [{ status, annotations, projectName: 'desktop' }],
  })
  const report = {
    errors: [],
    suites: [
      {
        specs: [spec('one', 'expected'), spec('two', 'flaky')],
        suites: [
          {
            specs: [
              spec('three', 'unexpected'),
              spec('four', 'skipped', [{ type: 'skip', description: 'No server' }]),
            ],
          },
        ],
      },
    ],
  }
  expect(tallyOfBrowserTests(report)).toEqual({
    passed: 2,
    failed: ['x.spec.ts: three'],
    skipped: ['x.spec.ts: four (No server)'],
    unsteady: ['x.spec.ts: two'],
  })
  expect(tallyOfBrowserTests({ ...report, suites: [], errors: [{}] })).toEqual({
    ...none,
    failed: ['browser tests: outside of any'],
  })
})

test('what failed stands at the end with the first lines of why, without colours', () => {
  const reason = `\u001b[31mexpected 1\u001b[39m\n\nreceived 2\n${'at\n'.repeat(20)}`
  const test = { fullName: 'one', status: 'failed', failureMessages: [reason] }
  const report = { testResults: [{ name: '/portal/a.test.ts', status: 'failed', assertionResults: [test] }] }
  const [first = '', second = '', ...rest] =
    closingLines(tallyOfUnitTests(root, report))[0]?.split('\n') ?? []
  expect([first, second, rest.length]).toEqual(['failed: a.test.ts: one', '    expected 1', 7])
})

test('the closing lines name what was skipped and what was unsteady, and count it in the last', () => {
  const tally = { passed: 7, failed: [], skipped: ['a: one'], unsteady: ['b: two'] }
  expect(closingLines(tally)).toEqual([
    'skipped: a: one',
    'unsteady, passed when run again: b: two',
    '7 passed, 0 failed, 1 skipped, 1 unsteady',
  ])
})

test('how many were not run again stands above the figures, which count them', () => {
  const tally = { ...none, passed: 7 }
  expect(closingLines(tally, 5)).toEqual([
    '5 of those that passed did so on the same files before: --fresh runs them again',
    '7 passed, 0 failed, 0 skipped, 0 unsteady',
  ])
})

test('more than three unsteady tests fail the run', () => {
  const unsteady = ['1', '2', '3']
  expect(verdictOf({ ...none, unsteady })).toBeUndefined()
  expect(verdictOf({ ...none, unsteady: [...unsteady, '4'] })).toBe(
    '4 unsteady tests: more than three fail the run',
  )
  expect(verdictOf({ ...none, failed: ['a: one'] })).toBe('1 failed')
})

test('a test that skips for want of the shared data fails the run where the data is', () => {
  const tally = { ...none, skipped: ['a: one (../shared/data is absent)', 'b: two (No server)'] }
  expect(verdictOf(tally, { dataIsHere: false })).toBeUndefined()
  expect(verdictOf(tally, { dataIsHere: true })).toBe('1 skipped for want of ../shared/data, which is here')
})
