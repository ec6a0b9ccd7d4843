import { configureApi } from './public'
import { withLoader } from './loader'

const shown: boolean[] = []
beforeEach(() => {
  jest.useFakeTimers()
  shown.length = 0
  configureApi({ onLoader: (visible) => shown.push(visible) })
})
afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

const work = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))
const refused = (ms: number) => () => new Promise<void>((_, reject) => setTimeout(reject, ms))
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

test('the loader goes 1 second after the last answer, and does not flicker between calls [S9.043]', async () => {
  void withLoader(work(100))
  void withLoader(work(500))
  await pass(1_499)
  expect(shown).not.toContain(false)
  void withLoader(work(100))
  await pass(1_099)
  expect(shown).not.toContain(false)
  await pass(1)
  expect(shown.at(-1)).toBe(false)
})

test('after a refusal no call follows: what is said about it is not covered any longer', async () => {
  void withLoader(refused(100)).catch(() => undefined)
  await pass(99)
  expect(shown).toEqual([true])
  await pass(1)
  expect(shown).toEqual([true, false])
  await pass(5_000)
  expect(shown).toEqual([true, false])
})

test('a refusal leaves the loader to the calls that still run', async () => {
  void withLoader(refused(100)).catch(() => undefined)
  void withLoader(work(500))
  await pass(1_499)
  expect(shown).not.toContain(false)
  await pass(1)
  expect(shown.at(-1)).toBe(false)
})
