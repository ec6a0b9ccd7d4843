import { type Doing, isQuietMoment, keyRestMs, pointerRestMs } from './quiet-moment'

const nothing: Doing = {
  somethingOpen: false,
  pressing: false,
  underWay: false,
  leaving: false,
  msSinceKey: keyRestMs,
  msSincePointer: pointerRestMs,
}

test('a moment is quiet when the investor does nothing and has rested for a while', () => {
  expect(isQuietMoment(nothing)).toBe(true)
})

test.each<[string, Partial<Doing>]>([
  ['a menu or a dialog is open', { somethingOpen: true }],
  ['the mouse or a finger is down', { pressing: true }],
  ['a transaction or a form is under way', { underWay: true }],
  ['the page is being left', { leaving: true }],
  ['a key was pressed a moment ago', { msSinceKey: keyRestMs - 1 }],
  ['the mouse moved a moment ago', { msSincePointer: pointerRestMs - 1 }],
])('it is not while %s, however long everything else has rested', (_, doing) => {
  const rested = { ...nothing, msSinceKey: 60_000, msSincePointer: 60_000 }
  expect(isQuietMoment({ ...rested, ...doing })).toBe(false)
})
