import { wornWords } from '@portal/testing/node'

/** The fields of an applicant have the names of the specification. */
const specified = /^applicants\/[\w-]+\.tsx?: Email( id belongs to)?$/

test('no text of this remote uses a worn word, and every thing has one name', () => {
  expect(wornWords(__dirname).filter((found) => !specified.test(found))).toEqual([])
})
