// @needs-page
import { watchDoing } from './watch-doing'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const happens = (type: string) => document.dispatchEvent(new Event(type, { bubbles: true }))

test('keys and presses count while it watches, and not once it has ended', () => {
  const { now, stop } = watchDoing()
  jest.advanceTimersByTime(5000)
  expect(now()).toMatchObject({ pressing: false, msSinceKey: 5000 })
  happens('keydown')
  happens('pointerdown')
  expect(now()).toMatchObject({ pressing: true, msSinceKey: 0 })
  happens('pointerup')
  jest.advanceTimersByTime(2000)
  stop()
  happens('keydown')
  happens('pointerdown')
  expect(now()).toMatchObject({ pressing: false, msSinceKey: 2000 })
})
