import { notFree } from './not-free'

test.each([
  ['812.449', '601.149', '211.300'],
  ['10.000', '10.000', undefined],
  ['10.000', '12.000', undefined],
  ['1.000', '0.995', '0.005'],
])('of %s units with %s free, %s cannot leave', (unitBalance, freeUnits, blocked) => {
  expect(notFree({ unitBalance, freeUnits })).toBe(blocked)
})
