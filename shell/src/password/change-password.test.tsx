import { ApiError, getSession, signOut } from '@portal/kernel'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, bodiesOf, logIn, openPortal, pass } from '../testing/portal'
import { changedMessage } from './password-changed'

const path = 'auth/changePassword'
const said = { [path]: { resultMsg: 'Success: Your password was changed.' } }

async function openDialog(answer: unknown) {
  const call = answerCalls({ 'auth/logout': {}, [path]: answer }, said)
  logIn()
  openPortal('/home/dashboard')
  await pass(10)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.click(await screen.findByRole('button', { name: 'Profile: Asha Verma' }))
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
  const dialog = await screen.findByRole('dialog', { name: 'CHANGE PASSWORD' })
  const field = (name: string) => within(dialog).getByLabelText(name)
  await user.type(field('Current password'), 'Sandbox#2026')
  await user.type(field('New password'), 'Grow#Tree26')
  await user.type(field('Re-enter new password'), 'Grow#Tree26')
  await user.click(within(dialog).getByRole('button', { name: 'CONFIRM NEW PASSWORD' }))
  await pass(10)
  return call
}

beforeEach(() => jest.useFakeTimers())
afterEach(async () => {
  cleanup()
  await signOut('forced')
  jest.useRealTimers()
})

test('a changed password closes the dialog, says so, and signs out 3 seconds later [S4.034] [S4.035] [S7.128] [S8.085] [S9.005] [S2.175]', async () => {
  const call = await openDialog({ changed: true })
  expect(bodiesOf(call, path)).toEqual([
    { userId: 'ZZZPV1001A', passWord: 'Sandbox#2026', newPassWord: 'Grow#Tree26' },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Your password was changed. Please login again')).toBeInTheDocument()
  await pass(2800)
  expect(getSession()).toBeDefined()
  await pass(250)
  expect(getSession()).toBeUndefined()
  expect(sessionStorage.getItem('pan')).toBeNull()
  expect(window.location.pathname).toBe('/investors/auth/login')
})

test('a refusal is a toast with the server’s words, and the dialog stays with what was typed [S8.084]', async () => {
  await openDialog(
    new ApiError({
      kind: 'refused',
      status: 200,
      code: '-101',
      message: 'The current password is not right.',
    }),
  )
  expect(screen.getAllByText('The current password is not right.').length).toBeGreaterThan(0)
  expect(screen.getByRole('dialog', { name: 'CHANGE PASSWORD' })).toBeInTheDocument()
  expect(screen.getByLabelText('New password')).toHaveValue('Grow#Tree26')
  await pass(4000)
  expect(getSession()).toBeDefined()
})

test.each([
  ['Success: Your password was changed.', 'Your password was changed. Please login again'],
  ['Your password was changed.', 'Your password was changed. Please login again'],
  ['T1: At 10:30 it was changed.', 'At 10:30 it was changed. Please login again'],
])('the message of %j is the text after its first colon [S7.129]', (resultMsg, shown) =>
  expect(changedMessage(resultMsg)).toBe(shown),
)
