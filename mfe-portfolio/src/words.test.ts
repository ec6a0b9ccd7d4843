import { wornWords } from '@portal/testing/node'

/** S2.070 gives this entry word for word; what investors type is searched for in all their spellings. */
const asSpecified = /^entries\.ts: (Lumpsum$|invest, lump sum, lumpsum, )/

test('no text of this remote uses a worn word but the menu entry that is specified so, and every thing has one name', () => {
  const found = wornWords(__dirname)
  expect(found).toContain('entries.ts: Lumpsum')
  expect(found.filter((text) => !asSpecified.test(text))).toEqual([])
})
