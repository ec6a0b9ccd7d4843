import { act, renderHook } from '@testing-library/react'
import { useSignedInPart } from './signed-in-part'

let requested = 0
const part = { SignedIn: () => null, HeaderMenus: () => null }
jest.mock('./signed-in', () => {
  requested += 1
  if (requested === 1) throw new Error('The line is down')
  return part
})

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

test('nobody fetches the menus before a log-in; behind it they come though the line was down, and go with the session', async () => {
  const { result, rerender } = renderHook(({ isLoggedIn }) => useSignedInPart(isLoggedIn), {
    initialProps: { isLoggedIn: false },
  })
  await pass(10_000)
  expect(requested).toBe(0)
  rerender({ isLoggedIn: true })
  await pass(100)
  expect([requested, result.current]).toEqual([1, undefined])
  await pass(3000)
  expect([requested, result.current?.HeaderMenus]).toEqual([2, part.HeaderMenus])
  rerender({ isLoggedIn: false })
  expect(result.current).toBeUndefined()
})
