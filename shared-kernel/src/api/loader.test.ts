import { configureApi } from './public'
import { withLoader } from './loader'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const work =
  (ms: number, fails = false) =>
  () =>
    new Promise<void>((resolve, reject) => setTimeout(fails ? reject : resolve, ms))

test('the loader goes 1 second after the last answer, and does not flicker between calls [S9.043]', async () => {
  const shown: boolean[] = []
  configureApi({ onLoader: (visible) => shown.push(visible) })
  void withLoader(work(100))
  void withLoader(work(500, true)).catch(() => undefined)
  await jest.advanceTimersByTimeAsync(1_499)
  expect(shown).not.toContain(false)
  void withLoader(work(100))
  await jest.advanceTimersByTimeAsync(1_099)
  expect(shown).not.toContain(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(shown.at(-1)).toBe(false)
})
