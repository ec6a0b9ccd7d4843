import * as fc from 'fast-check'
import { idleClock, idleState, idleTimes } from './idle-state'

test.each([
  [0, 'active', 300],
  [599_999, 'active', 300],
  [600_000, 'warning', 300],
  [600_001, 'warning', 300],
  [601_000, 'warning', 299],
  [899_001, 'warning', 1],
  [899_999, 'warning', 1],
  [900_000, 'ended', 0],
  [86_400_000, 'ended', 0],
  [-5000, 'active', 300],
])(
  '%p ms after the last activity the session is %s with %p s left [S4.013] [S9.040]',
  (after, phase, left) => {
    expect(idleState(1_000_000, 1_000_000 + after)).toEqual({ phase, secondsLeft: left })
  },
)

test('idle 600 s, warning 300 s, keepalive 1 s [S9.040] [S4.018]', () => {
  expect(idleTimes).toEqual({ idleMs: 600_000, warningMs: 300_000, keepaliveMs: 1000 })
})

test.each([
  [300, '05:00', 'mins'],
  [272, '04:32', 'mins'],
  [60, '01:00', 'mins'],
  [59, '00:59', 'Sec'],
  [1, '00:01', 'Sec'],
])('%p seconds show as %s %s [S4.014] [S9.041]', (seconds, time, unit) => {
  expect(idleClock(seconds)).toEqual({ time, unit })
})

test('the time left never grows as the clock runs on, and a session once ended stays so [S4.016]', () => {
  const moment = fc.integer({ min: 0, max: 2_000_000 })
  fc.assert(
    fc.property(moment, moment, (a, b) => {
      const [early, late] = [idleState(0, Math.min(a, b)), idleState(0, Math.max(a, b))]
      return late.secondsLeft <= early.secondsLeft && (early.phase !== 'ended' || late.phase === 'ended')
    }),
  )
})
