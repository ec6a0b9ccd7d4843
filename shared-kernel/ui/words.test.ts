import { wornWords } from '@portal/testing/worn-words'

test('no text of a component uses a worn word, and every thing has one name', () => {
  expect(wornWords(__dirname)).toEqual([])
})
