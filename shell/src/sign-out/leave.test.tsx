import { getSession, readStored, signOut, startVisit } from '@portal/kernel'
import { act, cleanup, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { answerCalls, bodiesOf, logIn, openPortal, pass } from '../testing/portal'
import { leave } from './leave'

const path = 'feedback/check'
const address = () => window.location.pathname

async function openHome(status: '0' | '1', answers: Record<string, unknown> = {}) {
  const reference = status === '1' ? 'one-time-reference' : null
  const call = answerCalls(
    { 'auth/logout': {}, [path]: { reference }, ...answers },
    { [path]: { resultStatus: status } },
  )
  logIn()
  openPortal('/home/explore-funds')
  await pass(10)
  return call
}

beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  cleanup()
  await signOut('forced')
  jest.useRealTimers()
})

test('who signs out is asked for feedback when it is due, after storage was cleared [S4.010] [S4.011] [S7.114]', async () => {
  const call = await openHome('1')
  await act(leave)
  await pass(300)
  expect(bodiesOf(call, path)).toEqual([
    { identifier: 'ZZZPV1001A', source: 'Inv_Portal', userNameID: 'ZZZPV1001A' },
  ])
  const paths = call.mock.calls.map(([endpoint]) => endpoint.path)
  expect(paths.indexOf(path)).toBeLessThan(paths.indexOf('auth/logout'))
  expect(address()).toBe('/investors/auth/feedback')
  expect(getSession()).toBeUndefined()
  expect(readStored('feedbackReference', z.string())).toBe('one-time-reference')
  expect(window.location.href).not.toContain('one-time-reference')
  expect(screen.queryByText('You have successfully logged out.')).toBeNull()
})

test('when it is not due the log-in page says that one is logged out [S4.011] [S4.012]', async () => {
  await openHome('0')
  await act(leave)
  await pass(300)
  expect(address()).toBe('/investors/auth/login')
  expect(screen.getByText('You have successfully logged out.')).toBeInTheDocument()
})

test('a sign-out by the portal itself asks for no feedback [S4.010]', async () => {
  const call = await openHome('1')
  await act(() => signOut('idle'))
  await pass(300)
  expect(bodiesOf(call, path)).toEqual([])
  expect(address()).toBe('/investors/auth/login')
})

test('nor does leaving quick invest [S4.010]', async () => {
  const call = await openHome('1')
  startVisit('quickInvest')
  await act(leave)
  await pass(300)
  expect(bodiesOf(call, path)).toEqual([])
  expect(address()).toBe('/investors/auth/login')
})

test('a check that fails holds nobody up', async () => {
  const call = await openHome('1', { [path]: new Error('down') })
  call.mockRejectedValueOnce(new Error('down'))
  await act(leave)
  await pass(300)
  expect(getSession()).toBeUndefined()
  expect(address()).toBe('/investors/auth/login')
})

test('the next sign-out does not remember the feedback of the last', async () => {
  await openHome('1')
  await act(leave)
  cleanup()
  await openHome('0')
  await act(leave)
  await pass(300)
  expect(address()).toBe('/investors/auth/login')
})
