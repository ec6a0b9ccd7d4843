import { getSession, getSetPasswordToken, message, signIn } from '@portal/kernel'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate, ok, refusal, renderPublicPage } from '@portal/testing'
import { demoSession } from '@portal/testing/samples'
import { forgetPermission, rememberPermission } from './permission'
import { typedPan } from '../shared/running-step'
import SetNewPasswordPage from './set-new-password.page'
import SetPasswordPage from './set-password.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const person = { pan: 'ZZZPN1004D', email: 'dev.nair@example.in', mobile: '9810001004', name: 'Dev Nair' }
const path = 'auth/investor/createPassword'
const first = () => screen.getByLabelText('New password')
const second = () => screen.getByLabelText('Re-enter new password')

const chosen = { questionId: 'STREET', text: 'In which street did you live as a child?' }

beforeEach(() => rememberPermission({ token: 'grant', person }))
afterEach(forgetPermission)

test('the second field opens when the first keeps every rule, and the button when both agree [S5.010]', async () => {
  renderPublicPage(SetPasswordPage)
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
  renderPublicPage(SetPasswordPage)
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
  renderPublicPage(SetPasswordPage)
  const user = userEvent.setup()
  await user.type(first(), password)
  await user.tab()
  expect(first()).toHaveAccessibleDescription(new RegExp(text))
})

test('sets the password and leads to the log-in [S2.003]', async () => {
  const { callsOf, toast } = renderPublicPage(SetPasswordPage, { [path]: ok({}) })
  const user = userEvent.setup()
  await user.type(first(), 'Neem#2026')
  await user.type(second(), 'Neem#2026')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(callsOf(path)).toMatchObject([{ path, body: { userId: person.pan, passWord: 'Neem#2026' } }])
  expect(navigate).toHaveBeenCalledWith('/auth/login', { replace: true })
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }))
})

test('who registers without a verified KYC is told what comes before an investment [S3.005]', async () => {
  rememberPermission({ token: 'grant', person: { ...person, userId: person.pan, kycVerified: false } })
  const { callsOf, toast } = renderPublicPage(SetPasswordPage, { [path]: ok({}) })
  const user = userEvent.setup()
  await user.type(first(), 'Neem#2026')
  await user.type(second(), 'Neem#2026')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(callsOf(path)[0]?.body).toMatchObject({ userId: person.pan })
  expect(toast).toHaveBeenCalledWith({
    type: 'success',
    message: 'Your password is set. Log in with it, and complete your KYC before you invest.',
  })
})

test('that the username is registered by now is said above the fields, with the way to log in [S8.041]', async () => {
  renderPublicPage(SetPasswordPage, { [path]: refusal(message('usernameTaken'), '-667') })
  const user = userEvent.setup()
  await user.type(first(), 'Neem#2026')
  await user.type(second(), 'Neem#2026')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(screen.getByRole('alert')).toHaveTextContent(message('usernameTaken'))
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login')
})

test('a refusal is said, and both fields keep what was typed', async () => {
  renderPublicPage(SetPasswordPage, { [path]: refusal('Try again in a minute.', '-999') })
  const user = userEvent.setup()
  await user.type(first(), 'Password#1')
  await user.type(second(), 'Password#1')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Try again in a minute.')
  expect(first()).toHaveValue('Password#1')
  expect(second()).toHaveValue('Password#1')
})

test('leaving the page resets the flags of the auth area [S2.110]', () => {
  const { unmount } = renderPublicPage(SetPasswordPage)
  expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/auth/login')
  expect(getSetPasswordToken()).toBe('grant')
  unmount()
  expect(getSetPasswordToken()).toBeUndefined()
})

test('so does leaving its question without an answer [S2.110]', () => {
  rememberPermission({ token: 'grant', person: { ...person, question: chosen } })
  const { unmount } = renderPublicPage(SetNewPasswordPage)
  expect(screen.getByLabelText(chosen.text)).toBeVisible()
  unmount()
  expect(getSetPasswordToken()).toBeUndefined()
})

test('without a verified code there is nothing to set, and the page says what comes first', () => {
  forgetPermission()
  renderPublicPage(SetPasswordPage)
  expect(screen.getByText('Confirm a one-time code first')).toBeVisible()
  expect(screen.queryByLabelText('New password')).toBeNull()
})

test('security questions are answered first, where this installation asks them [S7.024]', async () => {
  const { callsOf, calls } = renderPublicPage(SetPasswordPage, {
    [path]: ok({}),
    'auth/questions': ok({}),
    'auth/registration/questions': ok({
      questions: [chosen, { questionId: 'JOB', text: 'In which town was your first job?' }],
    }),
  })
  const user = userEvent.setup()
  const choose = async (label: string, text: string) => {
    await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }))
    await user.click(await screen.findByRole('option', { name: text }))
  }
  await choose('First question', chosen.text)
  await user.type(screen.getByLabelText('First answer'), 'Hill Road')
  await choose('Second question', 'In which town was your first job?')
  await user.type(screen.getByLabelText('Second answer'), 'Pune')
  await user.type(first(), 'Neem#2026')
  await user.type(second(), 'Neem#2026')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(callsOf('auth/questions')).toMatchObject([
    {
      body: {
        answers: [
          { questionId: 'STREET', answer: 'Hill Road' },
          { questionId: 'JOB', answer: 'Pune' },
        ],
      },
    },
  ])
  expect(calls.at(-1)).toMatchObject({ path })
})

test('a recovery asks its question before the new password, and a popup says that it was reset [S2.114, S8.043]', async () => {
  rememberPermission({ token: 'grant', person: { ...person, question: chosen } })
  renderPublicPage(SetNewPasswordPage, { [path]: ok({}), 'auth/questions': ok({}) })
  const user = userEvent.setup()
  expect(screen.queryByLabelText('New password')).toBeNull()
  await user.type(screen.getByLabelText(chosen.text), 'Hill Road')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.type(await screen.findByLabelText('New password'), 'Neem#2026')
  await user.type(second(), 'Neem#2026')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Your password is reset' }))
  expect(popup.getByText(message('passwordReset'))).toBeVisible()
  expect(popup.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['OK'])
  await user.click(popup.getByRole('button', { name: 'OK' }))
  expect(navigate).toHaveBeenCalledWith('/auth/login', { replace: true })
})

test.each([
  ['Register', '/auth/register'],
  ['Login', '/auth/login'],
])('in quick invest the popup offers Register and Login: %s [S2.114]', async (button, to) => {
  signIn(demoSession)
  rememberPermission({ token: 'grant', person })
  renderPublicPage(SetNewPasswordPage, { [path]: ok({}), 'auth/logout': ok({}) })
  const user = userEvent.setup()
  await user.type(first(), 'Neem#2026')
  await user.type(second(), 'Neem#2026')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Your password is reset' }))
  expect(popup.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Register', 'Login'])
  await user.click(popup.getByRole('button', { name: button }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(to, { replace: true }))
  expect(getSession()).toBeUndefined()
})

test('a password that is too easy is told at its field, and the log-in that follows has the PAN', async () => {
  const text = 'This password is too easy to guess. Choose another.'
  const answers = [refusal(text, '-106'), ok({})]
  renderPublicPage(SetPasswordPage, { [path]: () => answers.shift() ?? ok({}) })
  const user = userEvent.setup()
  await user.type(first(), 'Neem#2026')
  await user.type(second(), 'Neem#2026')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  await screen.findByText(text)
  expect(first()).toHaveAccessibleDescription(new RegExp(text))
  expect(screen.queryByRole('alert', { name: text })).toBeNull()
  await user.clear(first())
  await user.type(first(), 'Quartz#84Rain')
  expect(first()).not.toHaveAccessibleDescription(new RegExp(text))
  await user.clear(second())
  await user.type(second(), 'Quartz#84Rain')
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  expect(typedPan()).toBe(person.pan)
})
