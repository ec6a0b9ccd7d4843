// @needs-page
import { writeStored } from '@portal/kernel'
import { categories, flexiCapRegular, liquid } from '../testing/samples'
import { forgetDefaults, preselected, storedDefaults } from './default-schemes'

const schemes = categories.flatMap((category) => category.schemes)

afterEach(() => sessionStorage.clear())

test('reads the stored default schemes, whole or by code, in their order [S2.019]', () => {
  writeStored('defaultSchemes', [{ ...liquid }, 'FLEXI-RD', 'GONE-DG', 'LIQUID-DG'])
  expect(preselected(storedDefaults(), schemes)).toEqual([liquid, flexiCapRegular])
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
