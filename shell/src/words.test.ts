import { wornWords } from '@portal/kernel/testing/node'

const asSpecified = ['menus/menu-entries.ts: Lumpsum']

test('no text of the shell uses a worn word but the menu entry that is specified so, and every thing has one name', () => {
  expect(wornWords(__dirname)).toEqual(asSpecified)
})
