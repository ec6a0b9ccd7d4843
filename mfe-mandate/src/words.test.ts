import { wornWords } from '@portal/testing/node'

test('no text of this remote uses a worn word, and every thing has one name', () => {
  expect(wornWords(__dirname)).toEqual([])
})
