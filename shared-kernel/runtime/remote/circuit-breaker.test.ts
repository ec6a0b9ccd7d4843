import fc from 'fast-check'
import {
  type Breaker,
  breakerLimits,
  closedBreaker,
  letsThrough,
  whenRequested,
  whenFailed,
  whenTried,
} from './circuit-breaker'

const { failures, windowMs, coolDownMs } = breakerLimits

const afterFailures = (...at: number[]) => at.reduce<Breaker>(whenFailed, closedBreaker)

test.each<[string, Breaker, number, boolean]>([
  ['nothing has failed', closedBreaker, 0, true],
  ['two failures', afterFailures(0, 10), 20, true],
  ['three failures in a row', afterFailures(0, 10, 20), 30, false],
  ['three failures over more than the window', afterFailures(0, 10, windowMs), windowMs + 1, true],
  ['the last moment of the cool-down', afterFailures(0, 0, 0), coolDownMs - 1, false],
  ['the end of the cool-down', afterFailures(0, 0, 0), coolDownMs, true],
  ['an investor who asks for another try', whenRequested(afterFailures(0, 0, 0)), 1, true],
])('after %s', (_, breaker, now, expected) => {
  expect(letsThrough(breaker, now)).toBe(expected)
})

test('one failure after the cool-down, or after a try that was asked for, closes the door again', () => {
  const open = afterFailures(0, 0, 0)
  const probed = whenFailed(whenTried(open, coolDownMs), coolDownMs)
  expect(letsThrough(probed, coolDownMs + 1)).toBe(false)
  expect(letsThrough(whenFailed(whenRequested(open), 5), 6)).toBe(false)
})

test('asking changes nothing while the remote may be tried anyway', () => {
  expect(whenRequested(afterFailures(0))).toEqual(afterFailures(0))
})

test('whatever happens, fewer failures than the limit within the window never close the door', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10 * windowMs), { maxLength: 30 }), (moments) => {
      const sorted = moments.sort((a, b) => a - b)
      const sparse = sorted.filter((_, index) => index % failures !== 0)
      let breaker: Breaker = closedBreaker
      const recent: number[] = []
      for (const now of sparse) {
        recent.push(now)
        const inWindow = recent.filter((at) => now - at < windowMs).length
        if (breaker.state === 'closed') breaker = whenFailed(breaker, now)
        if (inWindow < failures && breaker.state === 'closed') expect(letsThrough(breaker, now)).toBe(true)
        if (breaker.state === 'open') expect(inWindow).toBeGreaterThanOrEqual(failures)
        if (breaker.state === 'open') return
      }
    }),
  )
})
