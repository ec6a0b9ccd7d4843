// @reads-all-packages: the documents, and the tests that rows name
import { type CapabilityRow, capabilityFindings, capabilityRows } from '../../../scripts/capability-rows'

const rows = capabilityRows()
const first = rows[0]!
const changed = (change: Partial<CapabilityRow>) =>
  capabilityFindings([{ ...first, ...change }, ...rows.slice(1)])

test('every capability of a squad and of who runs an installation stands in the documents and has tests that are there, or says why it is open', () => {
  expect(capabilityFindings(rows)).toEqual([])
  expect(rows.filter(({ open }) => open).length).toBeLessThanOrEqual(4)
})

test('a row that is missing, one that stands twice, and an unknown one are found', () => {
  expect(capabilityFindings(rows.slice(1))).toEqual(['C1 is missing'])
  expect(capabilityFindings([...rows, first])).toEqual(['C1 stands twice'])
  expect(capabilityFindings([...rows, { ...first, id: 'C99' }])).toEqual(['C99 is no row'])
})

test('a test that is not there, a place that does not say it, and a reason that lacks are found', () => {
  const { file } = first.tests[0]!
  expect(changed({ tests: [{ file, title: 'nobody wrote this' }] })).toEqual([
    `C1: ${file} has no test 'nobody wrote this'`,
  ])
  expect(changed({ told: { file: 'README.md', text: 'npm run nothing' } })).toEqual([
    "C1: README.md does not say 'npm run nothing'",
  ])
  expect(changed({ told: undefined })).toHaveLength(1)
  expect(changed({ tests: [] })).toEqual(['C1 names tests or says why there are none'])
  expect(changed({ open: 'later' })).toHaveLength(1)
  expect(changed({ what: '' })).toEqual(['C1 does not say what it is'])
})
