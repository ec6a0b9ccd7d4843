// @needs-page
import { demoSession } from '@portal/testing/demo-session'
import { fakeServer, type FakeRequest } from '@portal/testing/fake-server'
import { waitFor } from '@testing-library/react'
import { serverData } from '../api/public'
import { reloadPage } from './page-reload'
import { adoptSession, endSession, getSession } from './session'
import { signIn, signOut } from './public'

jest.mock('./page-reload', () => ({ reloadPage: jest.fn() }))
const reload = jest.mocked(reloadPage)
const askAnew = jest.spyOn(serverData, 'askAnew')

function happens(name: 'pagehide' | 'pageshow', { persisted = true } = {}): void {
  window.dispatchEvent(Object.assign(new Event(name), { persisted }))
}

const isHidden = () => getComputedStyle(document.body).visibility === 'hidden'

/** What the server answers to who is logged in; each call lies until it is let go. */
function serverThatWaits(answer: Parameters<typeof fakeServer>[0]): { seen: FakeRequest[]; go: () => void } {
  let go = (): void => undefined
  const gate = new Promise<void>((resolve) => (go = resolve))
  const seen = fakeServer(async (request) => {
    await gate
    return answer(request)
  })
  return { seen, go }
}

beforeEach(async () => {
  // The page of the test before is there again.
  fakeServer(() => ({ data: demoSession.investor }))
  signIn(demoSession)
  happens('pagehide')
  happens('pageshow')
  await waitFor(() => expect(isHidden()).toBe(false))
  reload.mockReset()
  askAnew.mockReset()
})

test('a page that is put away is seen again once the server knows its session, and asks for its data anew', async () => {
  document.body.innerHTML = '<button>Invest</button>'
  const button = document.querySelector('button')!
  button.focus()
  const { seen, go } = serverThatWaits(() => ({ data: { ...demoSession.investor, name: 'Asha V' } }))
  happens('pagehide')
  expect(isHidden()).toBe(true)
  button.blur()
  happens('pageshow')
  await waitFor(() => expect(seen.map(({ path }) => path)).toEqual(['auth/profile']))
  expect(isHidden()).toBe(true)
  expect(askAnew).not.toHaveBeenCalled()
  go()
  await waitFor(() => expect(isHidden()).toBe(false))
  expect(askAnew).toHaveBeenCalledTimes(1)
  expect(button).toHaveFocus()
  expect(getSession()?.investor.name).toBe('Asha V')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['has ended the session', { status: 401, code: 'T2021', message: 'T2021: Invalid user' }],
  ['fails', { status: 500, message: 'down' }],
])('where the server %s, the page is loaded anew and nothing of it is seen', async (_, answer) => {
  fakeServer(() => answer)
  happens('pagehide')
  happens('pageshow')
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(isHidden()).toBe(true)
  expect(askAnew).not.toHaveBeenCalled()
})

test.each([
  ['nobody is logged in', () => sessionStorage.clear()],
  [
    'somebody else is logged in',
    () => adoptSession({ ...demoSession, investor: { ...demoSession.investor, pan: 'ZZZPM1002B' } }),
  ],
])('where %s in this tab meanwhile, the page is loaded anew without a question', async (_, meanwhile) => {
  happens('pagehide')
  const before = getSession()!
  meanwhile()
  const after = { ...sessionStorage }
  // The page that was put away knows nothing of it.
  adoptSession(before)
  sessionStorage.clear()
  for (const [name, text] of Object.entries(after)) sessionStorage.setItem(name, text as string)
  const seen = fakeServer(() => ({ data: demoSession.investor }))
  happens('pageshow')
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(seen).toEqual([])
  expect(isHidden()).toBe(true)
})

test('a session that ends as the page comes back is told to the server before the page is loaded anew', async () => {
  const { seen, go } = serverThatWaits(() => ({ data: demoSession.investor }))
  happens('pagehide')
  happens('pageshow')
  void signOut('idle')
  await waitFor(() => expect(seen.map(({ path }) => path)).toEqual(['auth/profile', 'auth/logout']))
  expect(reload).not.toHaveBeenCalled()
  go()
  await waitFor(() => expect(reload).toHaveBeenCalled())
  expect(isHidden()).toBe(true)
})

test('the answer of an earlier return shows nothing of a page that was left again', async () => {
  const { seen, go } = serverThatWaits(() => ({ data: { ...demoSession.investor, name: 'Asha V' } }))
  happens('pagehide')
  happens('pageshow')
  await waitFor(() => expect(seen).toHaveLength(1))
  happens('pagehide')
  go()
  await waitFor(() => expect(getSession()?.investor.name).toBe('Asha V'))
  // What waited for the answer has run.
  await new Promise(process.nextTick)
  expect(isHidden()).toBe(true)
  happens('pageshow')
  await waitFor(() => expect(isHidden()).toBe(false))
})

test('a page without a session, and one that is not put away, is left as it is', () => {
  const seen = fakeServer(() => ({ data: demoSession.investor }))
  happens('pagehide', { persisted: false })
  expect(isHidden()).toBe(false)
  endSession()
  happens('pagehide')
  expect(isHidden()).toBe(false)
  happens('pageshow')
  expect(seen).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})

test('a page without a session sees that somebody has logged in meanwhile', () => {
  const stored = { ...sessionStorage }
  endSession()
  happens('pagehide')
  for (const [name, text] of Object.entries(stored)) sessionStorage.setItem(name, text as string)
  happens('pageshow')
  expect(getSession()?.investor.pan).toBe('ZZZPV1001A')
})

test('a page that is not ours is neither hidden nor loaded anew; the session in it ends', async () => {
  Object.assign(globalThis, { portalStorage: 'memory' })
  try {
    signIn(demoSession)
    fakeServer(() => ({ status: 401, code: 'T2021', message: 'T2021: Invalid user' }))
    happens('pagehide')
    expect(isHidden()).toBe(false)
    happens('pageshow')
    await waitFor(() => expect(getSession()).toBeUndefined())
    expect(reload).not.toHaveBeenCalled()
  } finally {
    Reflect.deleteProperty(globalThis, 'portalStorage')
  }
})
