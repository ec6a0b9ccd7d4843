// @needs-page
import * as z from 'zod/mini'
import { endpoint } from '@portal/contracts/wire/endpoint'
import { api } from '../api/public'
import { signIn, signOut, writeStored } from '../session/public'
import { demoSession } from '@portal/testing/demo-session'
import { fakeServer } from '@portal/testing/fake-server'
import { loaderAtom, portalStore, toastsAtom } from './public'

const open = endpoint({
  summary: '',
  method: 'POST',
  path: 'demo/open',
  token: 'session',
  envelope: true,
  loader: true,
  request: z.object({}),
  response: z.object({}),
})
const toasts = () => portalStore.get(toastsAtom).map(({ type, message }) => [type, message])

beforeEach(() => {
  portalStore.set(toastsAtom, [])
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

test('an HTTP error becomes a danger toast in the words of the server [S8.078] [S8.072]', async () => {
  fakeServer(() => ({ status: 500, message: 'The registry is down' }))
  await api.call(open, {}, { toast: true }).catch(() => undefined)
  expect(toasts()).toEqual([['danger', 'The registry is down']])
})

test('words that send to a branch carry the link that finds one, for who is logged in [S8.070]', async () => {
  const links = () => portalStore.get(toastsAtom).map(({ clickLink }) => clickLink?.href)
  fakeServer(() => ({ status: 500, message: 'Visit a branch to open this folio.' }))
  await api.call(open, {}, { toast: true }).catch(() => undefined)
  expect(links()).toEqual([undefined])
  portalStore.set(toastsAtom, [])
  signIn(demoSession)
  await api.call(open, {}, { toast: true }).catch(() => undefined)
  fakeServer(() => ({ status: 500, message: 'The registry is down' }))
  await api.call(open, {}, { toast: true }).catch(() => undefined)
  expect(links()).toEqual(['/home/help/branches', undefined])
})

test('words that say to call carry the number, for everybody', async () => {
  fakeServer(() => ({ status: 500, message: 'Try again, or call our helpline.' }))
  await api.call(open, {}, { toast: true }).catch(() => undefined)
  expect(portalStore.get(toastsAtom).map(({ clickLink }) => clickLink)).toEqual([
    { text: 'Call 1800-209-7446', href: 'tel:18002097446' },
  ])
})

test('the loader shows while a call that asks for it runs, and goes a second after [S9.043]', async () => {
  fakeServer(() => ({ data: {} }))
  const call = api.call(open, {})
  expect(portalStore.get(loaderAtom)).toBe(true)
  await call
  expect(portalStore.get(loaderAtom)).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 1050))
  expect(portalStore.get(loaderAtom)).toBe(false)
})

test('a forced sign-out says the words of the server 200 ms later, once [S8.074] [S4.020]', async () => {
  signIn(demoSession)
  fakeServer(() => ({ status: 401, code: 'T2021', message: 'T2021: Invalid user' }))
  await api.call(open, {}).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(toasts()).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(toasts()).toEqual([['danger', 'T2021: Invalid user']])
})

test('an explicit sign-out says nothing by itself', async () => {
  jest.useFakeTimers()
  fakeServer(() => ({ data: {} }))
  await signOut('explicit')
  await jest.advanceTimersByTimeAsync(1000)
  expect(toasts()).toEqual([])
})

test.each([
  ['at once', 0, [['danger', 'Please log in again']]],
  ['much later', 60_000, []],
])('after a reload %s the page says why the session ended, or no more [S4.020]', async (_, age, expected) => {
  jest.useFakeTimers()
  writeStored('signOutMessage', { text: 'Please log in again', at: Date.now() - age })
  await jest.isolateModulesAsync(async () => {
    const state = await import('./public')
    await jest.advanceTimersByTimeAsync(200)
    expect(state.portalStore.get(state.toastsAtom).map(({ type, message }) => [type, message])).toEqual(
      expected,
    )
  })
  expect(sessionStorage.getItem('signOutMessage')).toBeNull()
})
