import { words } from '@portal/contracts/words'
import { recast } from '../words/pseudo'
import { spokenEntry } from './public'

const entry = {
  label: 'Redemption',
  group: 'Redeem',
  to: '/home/redeem',
  inLanguages: { hi: { label: 'रिडेम्पशन', group: 'रिडीम' } },
}
afterEach(() => words.speak('en'))

test('an entry is said in the language that is on', () => {
  expect(spokenEntry(entry)).toEqual(entry)
  words.speak('hi')
  expect(spokenEntry(entry)).toMatchObject({ label: 'रिडेम्पशन', group: 'रिडीम', to: '/home/redeem' })
  words.speak('en-XA', { recast })
  expect(spokenEntry(entry)).toMatchObject({
    label: expect.stringMatching(/^\[.+\]$/),
    group: expect.stringMatching(/^\[.+\]$/),
    to: '/home/redeem',
  })
})

test('one of a release that does not translate it stays English', () => {
  words.speak('hi')
  const { inLanguages: _, ...english } = entry
  expect(spokenEntry(english)).toEqual(english)
})
