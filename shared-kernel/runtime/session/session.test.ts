// @needs-page
import { renderHook, act } from '@testing-library/react'
import { demoSession } from '@portal/testing/demo-session'
import { fakeServer, type FakeRequest } from '@portal/testing/fake-server'
import { queryClient } from '../api/query'
import {
  endReplacedSession,
  getSession,
  onSignedOut,
  setLoginLocation,
  signIn,
  signOut,
  storeSetPasswordToken,
  useInvestor,
  useSession,
  writeStored,
  getSetPasswordToken,
  type SignedOut,
} from './public'
import { deviceId } from './device-id'
import { rereadSession, updateInvestor } from './session'

let seen: FakeRequest[]
const heard: SignedOut[] = []
onSignedOut((event) => heard.push(event))

beforeEach(async () => {
  seen = fakeServer(() => ({ data: {} }))
  await signOut('expired')
  sessionStorage.clear()
  heard.length = 0
})

test('a log-in stores the tokens, who it is and the logged-in flag in session storage [S3.001] [S3.002] [S4.008]', () => {
  signIn(demoSession)
  const stored = Object.fromEntries(
    ['pan', 'branchCode', 'accessToken', 'refreshToken', 'loggedIn', 'hasInvestments', 'displayName'].map(
      (key) => [key, JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown],
    ),
  )
  expect(stored).toEqual({
    pan: 'ZZZPV1001A',
    branchCode: 'B001',
    accessToken: 'session-1',
    refreshToken: 'refresh-1',
    loggedIn: true,
    hasInvestments: true,
    displayName: 'Asha Verma',
  })
  expect(JSON.parse(sessionStorage.getItem('investorDetails') ?? '')).toMatchObject({
    name: 'Asha Verma',
    emailId: 'asha@example.in',
    mobileNum: '9876543210',
  })
  expect(localStorage.getItem('accessToken')).toBeNull()
})

test('the session survives a reload of the page', () => {
  signIn(demoSession)
  rereadSession()
  expect(getSession()).toEqual({
    sessionToken: 'session-1',
    refreshToken: 'refresh-1',
    investor: demoSession.investor,
  })
})

test.each(['loggedIn', 'pan', 'investorDetails', 'accessToken', 'refreshToken'])(
  'without %s, or with nonsense in it, there is no session',
  (key) => {
    for (const text of [null, '', '{', '"x"', 'null']) {
      signIn(demoSession)
      if (text === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
      rereadSession()
      if (key.endsWith('Token') && text === '"x"') continue
      expect(getSession()).toBeUndefined()
    }
  },
)

test('a sign-out calls the server, clears both storages and then tells [S4.009]', async () => {
  signIn(demoSession)
  writeStored('transactionDraft', { amount: 1 })
  writeStored('isRestartSip', true)
  queryClient.setQueryData(['investor/portfolioDetails', {}], 1)
  await signOut('explicit')
  expect(seen.map(({ path, header }) => [path, header('Authorization')])).toEqual([
    ['auth/logout', 'Bearer session-1'],
  ])
  expect(sessionStorage).toHaveLength(0)
  expect(localStorage.getItem('isRestartSip')).toBeNull()
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(getSession()).toBeUndefined()
  expect(heard).toEqual([{ reason: 'explicit' }])
})

test('a log-in over a session ends that one at the server first; without one nothing is asked', async () => {
  await endReplacedSession()
  expect(seen).toHaveLength(0)
  signIn(demoSession)
  await endReplacedSession()
  expect(seen.map(({ path, header }) => [path, header('Authorization')])).toEqual([
    ['auth/logout', 'Bearer session-1'],
  ])
  expect(getSession()).toBeDefined()
})

test('a sign-out goes on when the server cannot be reached', async () => {
  signIn(demoSession)
  fakeServer(() => ({ status: 500, message: 'down' }))
  await signOut('idle')
  expect(heard).toEqual([{ reason: 'idle' }])
  expect(getSession()).toBeUndefined()
})

test('a sign-out ends the session also in a browser that cannot limit a call', async () => {
  const { timeout } = AbortSignal
  Reflect.deleteProperty(AbortSignal, 'timeout')
  signIn(demoSession)
  await signOut('explicit')
  Object.assign(AbortSignal, { timeout })
  expect(seen.map(({ path }) => path)).toEqual(['auth/logout'])
  expect(getSession()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
  expect(heard).toEqual([{ reason: 'explicit' }])
})

test('a sign-out asked for twice happens once', async () => {
  signIn(demoSession)
  await Promise.all([signOut('explicit'), signOut('idle')])
  expect(seen).toHaveLength(1)
  expect(heard).toHaveLength(1)
})

test('components see the session come, change and go', async () => {
  const { result } = renderHook(() => useSession())
  expect(result.current).toBeUndefined()
  act(() => signIn(demoSession))
  expect(result.current?.investor.name).toBe('Asha Verma')
  act(() => updateInvestor({ ...demoSession.investor, name: 'Asha V' }))
  expect(result.current?.investor.name).toBe('Asha V')
  await act(() => signOut('expired'))
  expect(result.current).toBeUndefined()
})

test('a page behind the log-in keeps its investor while it leaves', async () => {
  signIn(demoSession)
  const { result } = renderHook(() => useInvestor())
  await act(() => signOut('expired'))
  expect(result.current.pan).toBe('ZZZPV1001A')
})

test('the token to set a password lasts until a log-in [S7.012]', () => {
  storeSetPasswordToken('access-1')
  expect(getSetPasswordToken()).toBe('access-1')
  signIn(demoSession)
  expect(getSetPasswordToken()).toBeUndefined()
})

test('the id of the device outlives a sign-out', async () => {
  const id = deviceId()
  await signOut('expired')
  expect(deviceId()).toBe(id)
  expect(localStorage.getItem('deviceId')).not.toContain(id)
})

test('the log-in place is kept for the bodies of calls [S3.073]', () => {
  setLoginLocation({ loginLatitude: 19.07, loginLongitude: 72.87 })
  expect(JSON.parse(sessionStorage.getItem('loginLocation') ?? '')).toEqual({
    loginLatitude: 19.07,
    loginLongitude: 72.87,
  })
})
