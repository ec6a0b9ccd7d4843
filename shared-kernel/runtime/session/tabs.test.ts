// @needs-page
import { demoSession } from '@portal/testing/demo-session'
import { FakeBroadcastChannel } from '@portal/testing/fake-broadcast-channel'
import type { FakeRequest } from '@portal/testing/fake-server'
import type { SignedOut } from './public'

let seen: FakeRequest[]
let heard: SignedOut[]
let session: typeof import('./public')
let otherTab: FakeBroadcastChannel
let otherTabHeard: unknown[]

beforeEach(async () => {
  heard = []
  otherTabHeard = []
  FakeBroadcastChannel.open = []
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel })
  sessionStorage.clear()
  // A tab of its own, with what it fetches later.
  jest.resetModules()
  session = await import('./public')
  const { fakeServer } = await import('@portal/testing/fake-server')
  seen = fakeServer(() => ({ data: {} }))
  session.onSignedOut((event) => heard.push(event))
  otherTab = new FakeBroadcastChannel('portal-tabs')
  otherTab.onmessage = ({ data }) => otherTabHeard.push(data)
  session.signIn(demoSession)
})
afterEach(() => Object.assign(globalThis, { BroadcastChannel: undefined }))

const settled = () => new Promise((resolve) => session.onSignedOut(resolve))

test.each(['explicit', 'idle'] as const)(
  'a sign-out (%s) in one tab is told to the others [S4.009]',
  async (reason) => {
    await session.signOut(reason)
    expect(otherTabHeard).toEqual([{ kind: 'signedOut', pan: 'ZZZPV1001A', reason }])
  },
)

test('a sign-out that cannot be told to the others still ends the session here', async () => {
  for (const channel of FakeBroadcastChannel.open)
    channel.postMessage = () => {
      throw new DOMException('closed', 'InvalidStateError')
    }
  await expect(session.signOut('explicit')).rejects.toThrow('closed')
  expect(session.getSession()).toBeUndefined()
  expect(sessionStorage.getItem('accessToken')).toBeNull()
  expect(heard).toEqual([{ reason: 'explicit' }])
})

test('a session that the server ended says nothing for the sessions of other tabs', async () => {
  await session.signOut('forced', 'T2021: Invalid user')
  expect(otherTabHeard).toEqual([])
})

test('a sign-out in another tab ends this one, its tokens at the server, and is not told again [S4.009]', async () => {
  const done = settled()
  otherTab.postMessage({ kind: 'signedOut', pan: 'ZZZPV1001A', reason: 'explicit' })
  await done
  expect(session.getSession()).toBeUndefined()
  expect(sessionStorage.getItem('accessToken')).toBeNull()
  expect(seen.map(({ path, header }) => [path, header('Authorization')])).toEqual([
    ['auth/logout', 'Bearer session-1'],
  ])
  expect(heard).toEqual([{ reason: 'explicit' }])
  expect(otherTabHeard).toEqual([])
})

test('without a BroadcastChannel the same goes by storage events, and leaves nothing in storage [S4.009]', async () => {
  Object.assign(globalThis, { BroadcastChannel: undefined })
  const stored: Record<string, string> = {}
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key, text) => {
    stored[key] = text
  })
  await jest.isolateModulesAsync(async () => {
    const { notifyOtherTabs } = await import('./tab-channel')
    notifyOtherTabs({ kind: 'signedOut', pan: 'ZZZPV1001A', reason: 'idle' })
  })
  setItem.mockRestore()
  expect(stored.tabMessage).toBeDefined()
  expect(stored.tabMessage).not.toContain('ZZZPV')
  expect(localStorage.getItem('tabMessage')).toBeNull()
  if (stored.storageKey) localStorage.setItem('storageKey', stored.storageKey)
  const done = settled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'tabMessage', newValue: stored.tabMessage ?? '' }))
  await done
  expect(heard).toEqual([{ reason: 'idle' }])
})

test.each([
  { kind: 'signedOut', pan: 'ZZZPR1002B', reason: 'explicit' },
  { kind: 'signedOut', pan: 'ZZZPV1001A', reason: 'because' },
  { kind: 'signedOut' },
  null,
  'signedOut',
])('another investor in another tab, or a message of no meaning, ends nothing: %j', async (message) => {
  otherTab.postMessage(message)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(session.getSession()?.investor.pan).toBe('ZZZPV1001A')
  expect(seen).toEqual([])
  // One that means this session does arrive.
  const done = settled()
  otherTab.postMessage({ kind: 'signedOut', pan: 'ZZZPV1001A', reason: 'explicit' })
  await done
  expect(session.getSession()).toBeUndefined()
})
