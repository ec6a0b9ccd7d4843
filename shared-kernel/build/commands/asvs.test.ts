// @reads-all-packages: the tests that rows of the standard name, and where
import { type AsvsRow, asvsFaults, asvsRows, standardRows } from '../../../scripts/asvs'

const rows = asvsRows()
const named = (id: string) => rows.find((row) => row.id === id)!
const changed = (id: string, change: Partial<AsvsRow>) =>
  asvsFaults(rows.map((row) => (row.id === id ? { ...row, ...change } : row)))

test('the standard has 70 rows of level 1 and 183 of level 2', () => {
  const levels = [...standardRows().values()]
  expect([1, 2].map((level) => levels.filter((each) => each === level).length)).toEqual([70, 183])
})

test('every row of OWASP ASVS 5.0 of levels 1 and 2 is held by a test, a place, the specification or a reason; none of level 1 is open', () => {
  expect(asvsFaults(rows)).toEqual([])
})

test('a row that is missing, one that stands twice, and one of another level are found', () => {
  expect(asvsFaults(rows.slice(1))).toEqual(['V1.1.1 is missing'])
  expect(asvsFaults([...rows, named('V9.1.1')])).toEqual(['V9.1.1 stands twice'])
  expect(changed('V9.1.1', { level: 2 })).toEqual(['V9.1.1 is no row of level 2'])
})

test('a test that is not there, and a place that is not written, are found', () => {
  const file = 'backend/src/platform/wire.test.ts'
  const gone = { tests: [{ file, title: 'a title that nobody wrote' }] }
  expect(changed('V9.1.1', gone)).toEqual([`V9.1.1: ${file} has no test 'a title that nobody wrote'`])
  const elsewhere = { tests: [{ ...named('V9.1.1').tests![0]!, file }] }
  expect(changed('V9.1.1', elsewhere)).toHaveLength(1)
  expect(changed('V9.1.1', { tests: [] })).toEqual(['V9.1.1 names no test'])
  expect(changed('V12.1.1', { place: 'docs/security.md: Nothing' })).toEqual([
    'V12.1.1: docs/security.md: Nothing is not written',
  ])
  expect(changed('V4.4.1', { why: '' })).toEqual(['V4.4.1 does not say why'])
})

test('an open row of level 1, and fewer than 60 rows by test, are found', () => {
  expect(changed('V9.1.1', { held: 'open', why: 'later', tests: [] })).toEqual([
    'V9.1.1 is of level 1 and open',
  ])
  const few = rows.map((row) =>
    row.held === 'test' ? { ...row, held: 'specification' as const, why: 'x' } : row,
  )
  expect(asvsFaults(few)).toEqual(['0 rows are shown by a test, which is less than 60'])
})
