// @needs-page
import { getSession, signIn, signOut } from '@portal/kernel'
import { demoSession } from '@portal/testing/samples'
import { fakeServer } from '@portal/testing/fake-server'
import { enter } from './enter'

const before = { ...demoSession, sessionToken: 'session-0', refreshToken: 'refresh-0' }
const ended = (seen: ReturnType<typeof fakeServer>) =>
  seen.filter(({ path }) => path === 'auth/logout').map(({ header }) => header('Authorization'))

afterEach(() => signOut('expired'))

test('a session that the tab still had is ended at the server before the new one takes its place', async () => {
  const seen = fakeServer(() => ({ data: {} }))
  signIn(before)
  await enter(demoSession)
  expect(ended(seen)).toEqual(['Bearer session-0'])
  expect(getSession()?.sessionToken).toBe('session-1')
})

test('a log-in goes on when that one cannot be ended, and ends nothing where there is none', async () => {
  signIn(before)
  const down = fakeServer(() => ({ status: 500, message: 'down' }))
  await enter(demoSession)
  expect(ended(down)).toEqual(['Bearer session-0'])
  expect(getSession()?.sessionToken).toBe('session-1')
  await signOut('expired')
  const seen = fakeServer(() => ({ data: {} }))
  await enter(demoSession)
  expect(ended(seen)).toEqual([])
})
