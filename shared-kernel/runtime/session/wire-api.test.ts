// @needs-page
import { authApi } from '@portal/contracts/identity/auth'
import { demoSession } from '@portal/testing/demo-session'
import { fakeServer } from '@portal/testing/fake-server'
import { api } from '../api/public'
import { reloadPage } from './page-reload'
import { getSession, onSignedOut, setLoginLocation, signIn, signOut, type SignedOut } from './public'

jest.mock('./page-reload', () => ({ reloadPage: jest.fn() }))
const reload = jest.mocked(reloadPage)

const profile = () => api.call(authApi.profile, {}, { toast: true })

beforeEach(async () => {
  fakeServer(() => ({ data: {} }))
  await signOut('expired')
  reload.mockReset()
  signIn(demoSession)
})

test('bodies carry the PAN, but not on a page of log-in [S7.004] [S7.005] [S6.011] [S1.002]', async () => {
  setLoginLocation({ loginLatitude: 19.07, loginLongitude: 72.87 })
  const seen = fakeServer(() => ({ data: demoSession.investor }))
  window.history.pushState(null, '', '/investors/home/dashboard')
  await profile()
  window.history.pushState(null, '', '/investors/auth/login')
  await profile()
  const common = { source: 'W', branchCode: 'B001', loginLatitude: 19.07, loginLongitude: 72.87 }
  expect(seen.map(({ body }) => body)).toEqual([{ ...common, userNameID: 'ZZZPV1001A' }, common])
})

test('a refreshed pair of tokens is kept for the next call and the next page', async () => {
  fakeServer(({ path, header }) => {
    if (path === 'auth/accessToken')
      return {
        data: { refreshToken: 'refresh-2', expiresInSeconds: 300 },
        headers: { 'ACCESS-TOKEN': 'session-2' },
      }
    return header('Authorization') === 'Bearer session-2' ? { data: demoSession.investor } : { status: 401 }
  })
  await profile()
  expect(getSession()).toMatchObject({ sessionToken: 'session-2', refreshToken: 'refresh-2' })
  expect(sessionStorage.getItem('refreshToken')).toBe('"refresh-2"')
})

test('HTTP 401 T2021 signs out without asking the server again [S8.074]', async () => {
  const heard: SignedOut[] = []
  const stop = onSignedOut((event) => heard.push(event))
  const seen = fakeServer(() => ({ status: 401, code: 'T2021', message: 'T2021: Invalid user' }))
  await expect(profile()).rejects.toMatchObject({ code: 'T2021' })
  expect(heard).toEqual([{ reason: 'forced', text: 'T2021: Invalid user' }])
  expect(getSession()).toBeUndefined()
  expect(seen).toHaveLength(1)
  stop()
})

test('a refresh that the server refuses by -103 signs out, and then loads the page anew; T2021 does not [S4.020]', async () => {
  fakeServer(({ path }) =>
    path === 'auth/accessToken' ? { code: '-103', message: 'Please log in again' } : { status: 401 },
  )
  await expect(profile()).rejects.toMatchObject({ code: '-103' })
  await Promise.resolve()
  expect(getSession()).toBeUndefined()
  expect(sessionStorage.getItem('signOutMessage')).toContain('Please log in again')
  expect(reload).toHaveBeenCalledTimes(1)
  signIn(demoSession)
  fakeServer(() => ({ status: 401, code: 'T2021', message: 'T2021: Invalid user' }))
  await expect(profile()).rejects.toMatchObject({ code: 'T2021' })
  await Promise.resolve()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('HTTP 504 clears the stored PAN and loads the page anew [S4.022]', async () => {
  fakeServer(() => ({ status: 504, message: 'timeout' }))
  await expect(profile()).rejects.toMatchObject({ status: 504 })
  expect(sessionStorage.getItem('pan')).toBeNull()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that is not ours is not loaded anew, whatever the server answers', async () => {
  Object.assign(globalThis, { portalStorage: 'memory' })
  try {
    signIn(demoSession)
    fakeServer(() => ({ status: 504, message: 'timeout' }))
    await expect(profile()).rejects.toMatchObject({ status: 504 })
    expect(getSession()).toBeDefined()
    fakeServer(({ path }) => (path === 'auth/accessToken' ? { code: '-103' } : { status: 401 }))
    await expect(profile()).rejects.toMatchObject({ code: '-103' })
    await Promise.resolve()
    expect(getSession()).toBeUndefined()
    expect(reload).not.toHaveBeenCalled()
  } finally {
    Reflect.deleteProperty(globalThis, 'portalStorage')
  }
})

test('HTTP 504 where nobody is logged in does not load the page over and over', async () => {
  await signOut('expired')
  fakeServer(() => ({ status: 504, message: 'timeout' }))
  await expect(profile()).rejects.toMatchObject({ status: 504 })
  expect(reload).not.toHaveBeenCalled()
})
