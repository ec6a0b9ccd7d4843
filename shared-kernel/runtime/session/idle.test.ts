// @needs-page
import { fireEvent } from '@testing-library/react'
import { FakeBroadcastChannel } from '@portal/testing/fake-broadcast-channel'
import type { IdleState } from './idle-state'

const begin = Date.parse('2026-08-25T07:48:00.000Z')

/** One more tab of the browser: the module anew, over the same storage and channel. */
async function openTab() {
  let tab: typeof import('./idle-watch') | undefined
  await jest.isolateModulesAsync(async () => {
    tab = await import('./idle-watch')
  })
  if (!tab) throw new Error('no tab')
  return tab
}

async function watchTab() {
  const tab = await openTab()
  const states: IdleState[] = []
  const watch = tab.watchIdle((state) => states.push(state))
  stops.push(watch.stop)
  return { watch, states, phase: () => watch.state().phase }
}

const stops: (() => void)[] = []
const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000)
/** The machine sleeps: the clock goes on, no timer runs. */
const sleep = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000)
const withChannel = (present: boolean) =>
  Object.assign(globalThis, { BroadcastChannel: present ? FakeBroadcastChannel : undefined })

beforeEach(() => {
  jest.useFakeTimers({ now: begin })
  FakeBroadcastChannel.open = []
  withChannel(true)
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  withChannel(false)
  jest.useRealTimers()
})

test('the warning comes after 600 s, counts down each second, and ends after 300 s [S4.013] [S4.016] [S4.018]', async () => {
  const { states, phase } = await watchTab()
  pass(599)
  expect(states).toEqual([])
  pass(1)
  expect(phase()).toBe('warning')
  pass(300)
  expect(states.map(({ secondsLeft }) => secondsLeft)).toEqual(Array.from({ length: 301 }, (_, i) => 300 - i))
  expect(states.at(-1)).toEqual({ phase: 'ended', secondsLeft: 0 })
})

test.each(['mouseMove', 'keyDown', 'wheel', 'touchStart', 'mouseDown'] as const)(
  '%s resets the timer, before and during the warning [S4.017]',
  async (sign) => {
    const { phase } = await watchTab()
    pass(590)
    fireEvent[sign](document.body, { screenX: 10, screenY: 10 })
    pass(590)
    expect(phase()).toBe('active')
    pass(100)
    expect(phase()).toBe('warning')
    fireEvent[sign](document.body, { screenX: 11, screenY: 10 })
    expect(phase()).toBe('active')
    pass(599)
    expect(phase()).toBe('active')
  },
)

test('a mouse that lies still under a page that changes is nobody [S4.017]', async () => {
  const { phase } = await watchTab()
  fireEvent.mouseMove(document.body, { screenX: 10, screenY: 10 })
  pass(650)
  fireEvent.mouseMove(document.body, { screenX: 10, screenY: 10 })
  expect(phase()).toBe('warning')
})

test.each([
  ['a channel', true],
  ['storage events alone', false],
])('activity in one tab resets and closes the warning in the others, by %s [S4.017]', async (_, channel) => {
  withChannel(channel)
  const [one, other] = [await watchTab(), await watchTab()]
  pass(650)
  expect([one.phase(), other.phase()]).toEqual(['warning', 'warning'])
  const written = jest.spyOn(Storage.prototype, 'setItem')
  one.watch.touch()
  // jsdom tells nobody of what a page stores itself; a browser tells the other tabs.
  for (const [key, newValue] of written.mock.calls)
    if (!channel) window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  written.mockRestore()
  expect([one.phase(), other.phase()]).toEqual(['active', 'active'])
  pass(599)
  expect(other.phase()).toBe('active')
})

test('activity is told to the other tabs at most once a second, and its last moment is not lost', async () => {
  const [one, other] = [await watchTab(), await watchTab()]
  const posted = jest.spyOn(FakeBroadcastChannel.prototype, 'postMessage')
  for (let tenth = 0; tenth < 25; tenth++) {
    one.watch.touch()
    jest.advanceTimersByTime(100)
  }
  pass(2)
  expect(posted.mock.calls.length).toBeLessThanOrEqual(4)
  posted.mockRestore()
  const lastTouch = begin + 2400
  jest.setSystemTime(lastTouch + 599_000)
  pass(0)
  fireEvent(document, new Event('visibilitychange'))
  expect(other.phase()).toBe('active')
})

test('after a sleep of 20 minutes the session ends, also when the mouse moves before the first tick [S4.016]', async () => {
  const { states, phase } = await watchTab()
  pass(5)
  sleep(1200)
  fireEvent.keyDown(document.body)
  expect(phase()).toBe('ended')
  fireEvent.keyDown(document.body)
  pass(1000)
  expect(states).toEqual([{ phase: 'ended', secondsLeft: 0 }])
})

test('a tab whose ticks are throttled to one a minute is right at each of them', async () => {
  const { phase } = await watchTab()
  for (let minute = 0; minute < 9; minute++) {
    sleep(59)
    pass(1)
  }
  expect(phase()).toBe('active')
  sleep(59)
  pass(1)
  expect(phase()).toBe('warning')
})

test('a tab that was frozen sees what others stored meanwhile, before their messages reach it', async () => {
  const frozen = await watchTab()
  FakeBroadcastChannel.open = []
  const awake = await watchTab()
  sleep(800)
  awake.watch.touch()
  sleep(200)
  pass(1)
  expect([awake.phase(), frozen.phase()]).toEqual(['active', 'active'])
})

test('a page that is loaded anew goes on from the last activity; one loaded too late ends', async () => {
  ;(await watchTab()).watch.touch()
  pass(10)
  sleep(650)
  expect((await watchTab()).phase()).toBe('warning')
  sleep(300)
  expect((await watchTab()).phase()).toBe('ended')
})

test('a clock that is set back does not lengthen the session by more than its time', async () => {
  const { phase } = await watchTab()
  sleep(-86_400)
  pass(1)
  pass(599)
  expect(phase()).toBe('active')
  pass(1)
  expect(phase()).toBe('warning')
})

test('a watch that stopped leaves no timer and no listener behind', async () => {
  await openTab()
  const added = jest.spyOn(document, 'addEventListener')
  const removed = jest.spyOn(document, 'removeEventListener')
  const { watch } = await watchTab()
  const timers = jest.getTimerCount()
  watch.stop()
  expect(timers).toBe(1)
  expect(jest.getTimerCount()).toBe(0)
  expect(added.mock.calls.length).toBeGreaterThan(5)
  expect(removed.mock.calls.map(([name]) => name).sort()).toEqual(
    added.mock.calls.map(([name]) => name).sort(),
  )
  jest.restoreAllMocks()
})
