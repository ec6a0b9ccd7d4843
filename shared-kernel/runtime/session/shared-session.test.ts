// @needs-page
import { authApi } from '@portal/contracts/identity/auth'
import { demoSession } from '@portal/testing/demo-session'
import { FakeBroadcastChannel } from '@portal/testing/fake-broadcast-channel'
import type { FakeRequest } from '@portal/testing/fake-server'

/** The tab under test: modules of its own, as after its page was loaded. */
let tab: typeof import('./public') & typeof import('./shared-session') & typeof import('./storage')
let api: (typeof import('../api/public'))['api']
let otherTab: FakeBroadcastChannel
let heard: Record<string, unknown>[]
let seen: FakeRequest[]

/** What another tab answers when it hears something. */
let answers: Record<string, (message: Record<string, unknown>) => object>

beforeEach(async () => {
  FakeBroadcastChannel.open = []
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel })
  sessionStorage.clear()
  localStorage.clear()
  await loadTab()
})
afterEach(() => {
  Object.assign(globalThis, { BroadcastChannel: undefined })
  Reflect.deleteProperty(navigator, 'locks')
})

async function loadTab(): Promise<void> {
  heard = []
  answers = {}
  FakeBroadcastChannel.open = []
  jest.resetModules()
  tab = {
    ...(await import('./public')),
    ...(await import('./shared-session')),
    ...(await import('./storage')),
  }
  ;({ api } = await import('../api/public'))
  const { fakeServer } = await import('@portal/testing/fake-server')
  const pair = {
    data: { refreshToken: 'refresh-2', expiresInSeconds: 300 },
    headers: { 'ACCESS-TOKEN': 'session-2' },
  }
  seen = fakeServer(({ path, header }) => {
    if (path === 'auth/accessToken') return pair
    const isFresh = header('Authorization') !== 'Bearer session-1'
    return isFresh ? { data: demoSession.investor } : { status: 401, code: 'E_TOKEN', message: 'expired' }
  })
  otherTab = new FakeBroadcastChannel('portal-tabs')
  otherTab.onmessage = ({ data }) => {
    const message = data as Record<string, unknown>
    heard.push(message)
    const answer = answers[String(message['kind'])]?.(message)
    if (answer) otherTab.postMessage(answer)
  }
}

const tokens = () => {
  const { sessionToken, refreshToken } = tab.getSession() ?? {}
  return [sessionToken, refreshToken]
}
const snapshot = () =>
  JSON.parse(sessionStorage.getItem('sharedSession') ?? '{}') as { id: string; turn: number }
const third = { sessionToken: 'session-3', refreshToken: 'refresh-3' }
const paths = () => seen.map(({ path }) => path)
const held = { kind: 'session', id: 'an-id', turn: 4, ...third, investor: demoSession.investor }

test('the tokens of a refresh are told to the other tabs, and nothing of them lies in local storage', async () => {
  tab.signIn(demoSession)
  await api.call(authApi.profile, {})
  expect(heard.at(-1)).toEqual({
    kind: 'refreshed',
    id: snapshot().id,
    turn: 1,
    sessionToken: 'session-2',
    refreshToken: 'refresh-2',
  })
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/refresh-|session-/)
})

test('a tab takes the newer tokens of its own session, and no others', () => {
  tab.signIn(demoSession)
  const told = { kind: 'refreshed', ...snapshot(), turn: 1, ...third }
  otherTab.postMessage({ ...told, id: 'another-session' })
  otherTab.postMessage({ ...told, turn: 0 })
  expect(tokens()).toEqual(['session-1', 'refresh-1'])
  otherTab.postMessage(told)
  expect(tokens()).toEqual(['session-3', 'refresh-3'])
  expect(JSON.parse(sessionStorage.getItem('refreshToken') ?? '')).toBe('refresh-3')
  otherTab.postMessage({ ...told, sessionToken: 'older' })
  expect(tokens()).toEqual(['session-3', 'refresh-3'])
})

test('a duplicated tab with an old token asks the other one before it would use that token again', async () => {
  tab.signIn(demoSession)
  await loadTab()
  answers['behind'] = ({ id }) => ({ kind: 'refreshed', id, turn: 7, ...third })
  await api.call(authApi.profile, {})
  expect(paths()).toEqual(['auth/profile', 'auth/profile'])
  expect(tokens()).toEqual(['session-3', 'refresh-3'])
})

test('where nobody has newer tokens it refreshes by itself, and afterwards does not ask again', async () => {
  tab.signIn(demoSession)
  await loadTab()
  await api.call(authApi.profile, {})
  expect(tokens()).toEqual(['session-2', 'refresh-2'])
  expect(heard.map(({ kind }) => kind)).toEqual(['behind', 'refreshed'])
  await tab.inTurn(async () => undefined)
  expect(heard).toHaveLength(2)
})

test('a tab that has newer tokens answers who asks, also after it was loaded anew', async () => {
  tab.signIn(demoSession)
  await api.call(authApi.profile, {})
  await loadTab()
  expect(tokens()).toEqual(['session-2', 'refresh-2'])
  otherTab.postMessage({ kind: 'behind', id: snapshot().id, turn: 0 })
  otherTab.postMessage({ kind: 'behind', id: snapshot().id, turn: 1 })
  otherTab.postMessage({ kind: 'behind', id: 'another-session', turn: 0 })
  expect(heard).toEqual([
    { kind: 'refreshed', ...snapshot(), sessionToken: 'session-2', refreshToken: 'refresh-2' },
  ])
})

test('a refresh waits for that of another tab, and then needs none of its own', async () => {
  tab.signIn(demoSession)
  const locks = {
    request: jest.fn(async (_name: string, _how: object, work: () => Promise<unknown>) => {
      otherTab.postMessage({ kind: 'refreshed', ...snapshot(), turn: 1, ...third })
      return work()
    }),
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  await api.call(authApi.profile, {})
  expect(locks.request).toHaveBeenCalledWith('portal-refresh', expect.anything(), expect.anything())
  expect(paths()).toEqual(['auth/profile', 'auth/profile'])
})

test('a lock that another tab does not give back holds nobody up for ever', async () => {
  tab.signIn(demoSession)
  const request = jest.fn().mockRejectedValue(new DOMException('over', 'TimeoutError'))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  await api.call(authApi.profile, {})
  expect(tokens()).toEqual(['session-2', 'refresh-2'])
})

describe('a new tab', () => {
  beforeEach(() => {
    tab.writeStored('lastActivity', Date.now())
    answers['askSession'] = ({ tab: asks }) => ({ ...held, tab: asks })
  })

  test('has the session of an open one, in its own session storage', async () => {
    expect(await tab.takeSessionOfOtherTab()).toBe(true)
    expect(tokens()).toEqual(['session-3', 'refresh-3'])
    expect(snapshot()).toEqual({ id: 'an-id', turn: 4 })
    expect(JSON.parse(sessionStorage.getItem('loggedIn') ?? '')).toBe(true)
  })

  test.each<[string, () => void]>([
    ['no open tab has one', () => void (answers = {})],
    [
      'the portal was not used for a quarter of an hour',
      () => tab.writeStored('lastActivity', Date.now() - 900_000),
    ],
    ['it is for one errand', () => tab.startVisit('failedSipReinvest')],
    ['the answer is not for it', () => void (answers['askSession'] = () => ({ ...held, tab: 'another' }))],
    [
      'open tabs have different investors',
      () =>
        void (answers['askSession'] = ({ tab: asks }) => {
          otherTab.postMessage({ ...held, tab: asks })
          return { ...held, tab: asks, investor: { ...demoSession.investor, pan: 'ZZZPR1002B' } }
        }),
    ],
  ])('asks for a log-in where %s', async (_, given) => {
    given()
    expect(await tab.takeSessionOfOtherTab()).toBe(false)
    expect(tab.getSession()).toBeUndefined()
  })

  test('that has just signed out takes no other session', async () => {
    tab.signIn(demoSession)
    await tab.signOut('forced')
    expect(await tab.takeSessionOfOtherTab()).toBe(false)
  })
})

describe('a tab with a session', () => {
  const ask = () => otherTab.postMessage({ kind: 'askSession', tab: 'new-tab' })

  test('gives it to a new one', () => {
    tab.signIn(demoSession)
    ask()
    expect(heard).toEqual([
      {
        kind: 'session',
        tab: 'new-tab',
        ...snapshot(),
        ...demoTokens(),
        investor: expect.objectContaining({ pan: 'ZZZPV1001A' }),
      },
    ])
  })

  test('gives none of a session scope, and none while it signs out', async () => {
    tab.signIn(demoSession)
    const done = tab.signOut('explicit')
    ask()
    await done
    tab.signIn(demoSession)
    tab.startVisit('quickInvest')
    ask()
    expect(heard.filter(({ kind }) => kind === 'session')).toEqual([])
  })
})

const demoTokens = () => ({ sessionToken: 'session-1', refreshToken: 'refresh-1' })
