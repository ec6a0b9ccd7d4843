import { getSetPasswordToken } from '@portal/kernel'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate, refused, renderPage } from '../testing/render-page'
import { forgetPermission, rememberPermission } from './permission'
import SetPasswordPage from './set-password.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('../testing/render-page')>('../testing/render-page').routedKernel(),
)

const person = { pan: 'ZZZPN1004D', email: 'dev.nair@example.in', mobile: '9810001004', name: 'Dev Nair' }
const path = 'auth/investor/createPassword'
const first = () => screen.getByLabelText('New password')
const second = () => screen.getByLabelText('Re-enter new password')

beforeEach(() => rememberPermission({ token: 'grant', person }))
afterEach(forgetPermission)

test('the second field opens when the first keeps every rule, and the button when both agree [S5.010]', async () => {
  renderPage(<SetPasswordPage />)
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Set password' })
  expect(second()).toBeDisabled()
  await user.type(first(), 'Neem#20')
  expect(second()).toBeDisabled()
  await user.type(first(), '26')
  expect(second()).toBeEnabled()
  expect(button).toBeDisabled()
  await user.type(second(), 'Neem#2026')
  expect(button).toBeEnabled()
})

test('each rule is ticked off as it is kept', async () => {
  renderPage(<SetPasswordPage />)
  const user = userEvent.setup()
  expect(screen.getByText('8 to 14 characters').closest('li')).toHaveTextContent('Missing')
  await user.type(first(), 'Neem#2026')
  expect(screen.getByText('8 to 14 characters').closest('li')).toHaveTextContent('Done')
})

test.each([
  ['Neem#20', 'Password should be between 8 to 14 characters'],
  ['neem#2026', 'Please enter valid password'],
  ['Neeeem#2026', 'Same character cannot be repeated together more than 3 times'],
])('%s is told: %s', async (password, text) => {
  renderPage(<SetPasswordPage />)
  const user = userEvent.setup()
  await user.type(first(), password)
  await user.tab()
  expect(first()).toHaveAccessibleDescription(new RegExp(text))
})

test('sets the password and leads to the log-in [S2.003]', async () => {
  const { calls, toast } = renderPage(<SetPasswordPage />, { [path]: {} })
  const user = userEvent.setup()
  await user.type(first(), 'Neem#2026')
  await user.type(second(), 'Neem#2026')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(calls).toEqual([{ path, body: { userId: person.pan, passWord: 'Neem#2026' } }])
  expect(navigate).toHaveBeenCalledWith('/auth/login', { replace: true })
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }))
})

test('a refusal is said, and both fields keep what was typed', async () => {
  renderPage(<SetPasswordPage />, { [path]: refused('-106', 'This password is too easy to guess.') })
  const user = userEvent.setup()
  await user.type(first(), 'Password#1')
  await user.type(second(), 'Password#1')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(screen.getByRole('alert')).toHaveTextContent('This password is too easy to guess.')
  expect(first()).toHaveValue('Password#1')
  expect(second()).toHaveValue('Password#1')
})

test('leaving the page resets the flags of the auth area [S2.110]', () => {
  const { unmount } = renderPage(<SetPasswordPage />)
  expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/auth/login')
  expect(getSetPasswordToken()).toBe('grant')
  unmount()
  expect(getSetPasswordToken()).toBeUndefined()
})

test('without a verified code there is nothing to set, and the page says what comes first', () => {
  forgetPermission()
  renderPage(<SetPasswordPage />)
  expect(screen.getByText('Confirm a one-time code first')).toBeVisible()
  expect(screen.queryByLabelText('New password')).toBeNull()
})
