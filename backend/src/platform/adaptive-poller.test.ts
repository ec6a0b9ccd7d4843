import { adaptivePoller } from './adaptive-poller'

/** The seconds of a minute in which a look happens, one try a second. */
function looks(before: (at: number, wake: (afterMs?: number) => void) => void): number[] {
  let at = 0
  const { isIdle, wake } = adaptivePoller(() => at * 1000)
  return Array.from({ length: 60 }, (_, second) => second).filter((second) => {
    at = second
    before(second, wake)
    return !isIdle()
  })
}

test('looks are close together after a start, then every five seconds', () => {
  const seconds = looks(() => undefined)
  expect(seconds.slice(0, 11)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(seconds.slice(11)).toEqual([15, 20, 25, 30, 35, 40, 45, 50, 55])
})

test('work that was written wakes it at once, and for as long as its transaction may still be open', () => {
  const seconds = looks((second, wake) => void (second === 31 && wake()))
  expect(seconds.filter((second) => second > 25 && second < 50)).toEqual([
    30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 46,
  ])
})

test('what is due only later keeps it awake until then', () => {
  const seconds = looks((second, wake) => void (second === 20 && wake(20_000)))
  expect(seconds.filter((second) => second >= 20 && second <= 50)).toHaveLength(31)
})
