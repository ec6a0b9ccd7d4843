import { getSession, signOut, type SignedOut } from '@portal/kernel'
import { act, cleanup, screen } from '@testing-library/react'
import { answerCalls, logIn, openPortal, pass } from '../testing/portal'
import { signOutMessage } from './sign-out-message'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

async function openHome() {
  const call = answerCalls({ 'auth/logout': {} })
  logIn()
  openPortal('/home/explore-funds')
  await pass(10)
  return call
}

test('signing out calls the logout service, clears storage and goes to the log-in page [S2.008] [S4.009]', async () => {
  const call = await openHome()
  await act(() => signOut('explicit'))
  await pass(0)
  expect(call.mock.calls.map(([endpoint]) => endpoint.path)).toContain('auth/logout')
  expect(getSession()).toBeUndefined()
  expect(sessionStorage.getItem('pan')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeInTheDocument()
})

test('who signs out is told so 200 ms later [S4.012]', async () => {
  await openHome()
  await act(() => signOut('explicit'))
  await pass(150)
  expect(screen.queryByText('You have successfully logged out.')).toBeNull()
  await pass(60)
  expect(screen.getByText('You have successfully logged out.')).toBeInTheDocument()
})

test('why a session ended goes along to the log-in page, where it stands until it is read; who left is told nothing there', async () => {
  const told = () => (window.history.state as { usr?: unknown } | null)?.usr ?? null
  await openHome()
  await act(() => signOut('idle'))
  expect(told()).toEqual({
    signedOut: 'You were logged out after 15 minutes without activity. Log in to continue.',
  })
  cleanup()
  await openHome()
  await act(() => signOut('forced', 'T2021: Invalid user'))
  expect(told()).toEqual({ signedOut: 'T2021: Invalid user' })
  cleanup()
  await openHome()
  await act(() => signOut('explicit'))
  expect(told()).toBeNull()
})

test('who was signed out comes back to where they were; who left does not', async () => {
  await openHome()
  await act(() => signOut('idle'))
  expect(sessionStorage.getItem('redirectionDefaultLink')).toBe('"/home/explore-funds"')
  cleanup()
  sessionStorage.clear()
  await openHome()
  await act(() => signOut('explicit'))
  expect(sessionStorage.getItem('redirectionDefaultLink')).toBeNull()
})

test.each<[SignedOut, ReturnType<typeof signOutMessage>]>([
  [{ reason: 'explicit' }, { message: 'You have successfully logged out.', type: 'success' }],
  [
    { reason: 'idle' },
    {
      message: 'You were logged out after 15 minutes without activity. Log in to continue.',
      type: 'infoMsg',
    },
  ],
  [{ reason: 'expired' }, { message: 'Your session has ended. Log in to continue.', type: 'infoMsg' }],
  [{ reason: 'forced', text: 'T2021: Invalid user' }, null],
])('after %j the shell says %j', (event, expected) => expect(signOutMessage(event)).toEqual(expected))
