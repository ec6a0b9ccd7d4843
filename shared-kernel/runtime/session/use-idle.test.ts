// @needs-page
import { act, cleanup, renderHook } from '@testing-library/react'
import { demoSession } from '@portal/testing/demo-session'
import { fakeServer, type FakeRequest } from '@portal/testing/fake-server'
import { getSession, onSignedOut, signIn, type SignedOut } from './public'
import { useIdle } from './use-idle'

let seen: FakeRequest[]
const heard: SignedOut[] = []
onSignedOut((event) => heard.push(event))

const later = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

beforeEach(() => {
  seen = fakeServer(() => ({ data: {} }))
  heard.length = 0
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

test('nobody is warned where nobody is logged in [S4.013]', async () => {
  const { result } = renderHook(() => useIdle())
  await later(1000)
  expect(result.current.phase).toBe('active')
  expect(heard).toEqual([])
})

test('a log-in starts it, Stay resets it, and its end signs out once, with the reason [S4.013] [S4.016] [S4.017]', async () => {
  const { result } = renderHook(() => useIdle())
  act(() => signIn(demoSession))
  await later(628)
  expect(result.current).toMatchObject({ phase: 'warning', secondsLeft: 272, time: '04:32', unit: 'mins' })
  act(() => result.current.stay())
  expect(result.current.phase).toBe('active')
  await later(899)
  expect(result.current).toMatchObject({ phase: 'warning', time: '00:01', unit: 'Sec' })
  expect(getSession()).toBeDefined()
  await later(5)
  expect(getSession()).toBeUndefined()
  expect(heard).toEqual([{ reason: 'idle' }])
  expect(seen.map(({ path }) => path)).toEqual(['auth/logout'])
  act(() => signIn(demoSession))
  expect(result.current.phase).toBe('active')
  await later(599)
  expect(result.current.phase).toBe('active')
})
