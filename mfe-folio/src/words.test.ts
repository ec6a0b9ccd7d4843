import { wornWords } from '../../shared-kernel/src/testing/worn-words'

test('no text of this remote uses a worn word, and every thing has one name', () => {
  expect(wornWords(__dirname)).toEqual([])
})
