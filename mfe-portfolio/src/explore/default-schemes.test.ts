// @needs-page
import { writeStored } from '@portal/kernel'
import { liquid } from '../testing/samples'
import { forgetDefaults, storedDefaults } from './default-schemes'

afterEach(() => sessionStorage.clear())

test('reads the stored default schemes, whole or by code [S2.019]', () => {
  writeStored('defaultSchemes', [{ ...liquid }, 'FLEXI-RD', 'GONE-DG'])
  expect(storedDefaults()).toEqual(['LIQUID-DG', 'FLEXI-RD', 'GONE-DG'])
})

test.each(['nonsense', '{"a":1}', '["<b>"]', '[1]'])(
  'opens without a selection when storage holds %s',
  (text) => {
    sessionStorage.setItem('defaultSchemes', text)
    expect(storedDefaults()).toEqual([])
  },
)

test('forgets them when asked', () => {
  writeStored('defaultSchemes', ['FLEXI-DG'])
  forgetDefaults()
  expect(storedDefaults()).toEqual([])
})
