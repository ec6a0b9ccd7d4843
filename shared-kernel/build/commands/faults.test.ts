// @reads-all-packages: the tests that named faults are shown by, and where
import { faultFindings, type FaultRow, faultRows } from '../../../scripts/fault-rows'
import { patternOf, ranByJest, ranByPlaywright, verdictOn } from '../../../scripts/test-verdicts'

const rows = faultRows()
const row = (id: string) => rows.find((each) => each.id === id)!
const changed = (id: string, change: Partial<FaultRow>) =>
  faultFindings(rows.map((each) => (each === row(id) ? { ...each, ...change } : each)))

test('every named fault has a test that is there, and an assertion that is there which proves that it happened', () => {
  expect(faultFindings(rows)).toEqual([])
})

test('a fault that is missing, or that no test shows, and an unknown one are found', () => {
  expect(faultFindings(rows.filter(({ id }) => id !== 'F14'))).toEqual(['F14 is shown by no test'])
  expect(changed('F14', { tests: [], open: 'later' })).toEqual(['F14 is shown by no test'])
  expect(faultFindings([...rows, { ...row('F14'), id: 'F33' }])).toEqual(['F33 is no named fault'])
})

test('a test, an assertion and a reason that are not there are found', () => {
  const { file } = row('F14').tests[0]!
  expect(changed('F14', { tests: [{ file, title: 'nobody wrote this' }] })).toEqual([
    `F14: ${file} has no test 'nobody wrote this'`,
  ])
  expect(changed('F14', { control: { file, text: 'expect(nothing)' } })).toEqual([
    `F14: ${file} has no 'expect(nothing)'`,
  ])
  expect(changed('F14', { open: 'later' })).toHaveLength(1)
  expect(changed('F14', { about: '' })).toEqual(['F14 does not say what it is about'])
})

const file = 'e2e/tests/a.spec.ts'
const shown = (...titles: string[]) => [{ id: 'F1', tests: titles.map((title) => ({ file, title })) }]

test('a title of a table of cases is found by what it says around its values', () => {
  const pattern = new RegExp(`^${patternOf('${remote}: a $kind of %s (yes)')}$`)
  expect('mfe-auth: a file of 5 (yes)').toMatch(pattern)
  expect('mfe-auth: a file (yes)').not.toMatch(pattern)
})

test('a fault held where all its tests passed, broke where one failed, and is skipped where one did not run', () => {
  const ran = ranByPlaywright({
    suites: [
      {
        file: 'a.spec.ts',
        specs: [
          { title: 'one', tests: [{ status: 'expected' }, { status: 'skipped' }] },
          { title: 'two', tests: [{ status: 'unexpected' }] },
        ],
        suites: [{ file: 'a.spec.ts', specs: [{ title: 'three', tests: [{ status: 'skipped' }] }] }],
      },
    ],
  })
  expect(verdictOn(shown('one'), ran)).toEqual({ verdict: 'held', because: [] })
  expect(verdictOn(shown('one', 'two', 'three'), ran)).toMatchObject({
    verdict: 'broke',
    because: [{ title: 'two' }],
  })
  expect(verdictOn(shown('one', 'three'), ran)).toMatchObject({
    verdict: 'skipped',
    because: [{ title: 'three' }],
  })
  expect(verdictOn(shown('never run'), ran).verdict).toBe('skipped')
  expect(verdictOn(shown(), ran).verdict).toBe('open')
})

test('a file that does not run has failed all its tests', () => {
  const broken = { name: `${process.cwd()}/${file}`, status: 'failed', assertionResults: [] }
  const [ran] = ranByJest({ testResults: [broken] })
  expect(verdictOn(shown('one'), [{ ...ran!, file }]).verdict).toBe('broke')
})
