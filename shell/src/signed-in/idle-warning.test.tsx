import { getSession, signOut } from '@portal/kernel'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { answerCalls, logIn, openPortal, pass } from '../testing/portal'

async function openHome() {
  const call = answerCalls({ 'auth/logout': {} })
  logIn()
  openPortal('/home/dashboard')
  await pass(10)
  return call
}
const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' })

beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  cleanup()
  await signOut('forced')
  jest.useRealTimers()
})

test('after 600 idle seconds the warning counts 300 down, in minutes and seconds [S4.013] [S4.014] [S4.015] [S9.040] [S9.041]', async () => {
  await openHome()
  await pass(598_000)
  expect(warning()).toBeNull()
  await pass(3000)
  expect(warning()).toHaveTextContent('You will be logged out after 15 mins of inactivity')
  expect(warning()).toHaveTextContent(/Current session expires in : 0(4:5\d|5:00) mins/)
  await pass(250_000)
  expect(warning()).toHaveTextContent(/Current session expires in : 00:4\d Sec/)
})

test('when the countdown ends the investor is signed out and told so [S4.016]', async () => {
  const call = await openHome()
  await pass(901_000)
  await pass(300)
  expect(getSession()).toBeUndefined()
  expect(call.mock.calls.map(([endpoint]) => endpoint.path)).toContain('auth/logout')
  expect(warning()).toBeNull()
  expect(screen.getByText(/logged out after 15 minutes without activity/)).toBeInTheDocument()
})

test('activity and mouse movement reset the timer, the warning included [S4.017]', async () => {
  await openHome()
  await pass(590_000)
  fireEvent.mouseMove(document.body)
  await pass(590_000)
  expect(warning()).toBeNull()
  await pass(15_000)
  expect(warning()).not.toBeNull()
  fireEvent.keyDown(document.body, { key: 'a' })
  await pass(1500)
  expect(warning()).toBeNull()
  expect(getSession()).toBeDefined()
})

test('the button and one key go on with the session', async () => {
  await openHome()
  await pass(601_000)
  fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }))
  await pass(1100)
  expect(warning()).toBeNull()
})

test('its Sign Out asks whether feedback is due, as the one of the menu does [S4.010]', async () => {
  const call = await openHome()
  await pass(601_000)
  fireEvent.click(within(warning()!).getByRole('button', { name: 'Sign Out' }))
  await pass(300)
  const paths = call.mock.calls.map(([{ path }]) => path)
  expect(paths.indexOf('feedback/check')).toBeGreaterThanOrEqual(0)
  expect(paths.indexOf('auth/logout')).toBeGreaterThan(paths.indexOf('feedback/check'))
  expect(getSession()).toBeUndefined()
})

test('nobody is warned on the log-in page', async () => {
  answerCalls({})
  openPortal('/auth/login')
  await pass(901_000)
  expect(warning()).toBeNull()
})
