import { message } from '@portal/kernel'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type Answers,
  type FakeAnswer,
  navigate,
  ok,
  refusal,
  renderPublicPage,
  routing,
} from '@portal/testing'
import { endStep } from '../shared/running-step'
import { forgetPermission, permittedPerson } from '../set-password/permission'
import ForgotPasswordPage from './forgot-password.page'
import PasswordRecoveryPage from './password-recovery.page'
import ResetPasswordOtpPage from './reset-password-otp.page'
import UnlockPage from './unlock.page'
import UnlockOtpPage from './unlock-otp.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const pan = 'ZZZPB1009J'
const challenge = {
  prefixValue: 'QXT',
  referenceNumber: 'reference-1',
  maskedMobile: null,
  maskedEmail: null,
  attemptsLeft: 5,
  resendsLeft: 4,
  resendAfterSeconds: 60,
}
const started = ok({ uniqueID: 'first-step-1', challenge })
const verified = { name: 'Ila Bose', isExistingUser: true, kycVerified: true }
const user = userEvent.setup()

afterEach(() => {
  endStep()
  forgetPermission()
})

async function askForCode(Page: () => React.ReactNode, answers: Answers) {
  const rendered = renderPublicPage(Page, answers)
  await user.clear(screen.getByLabelText('PAN'))
  await user.type(screen.getByLabelText('PAN'), pan)
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  return rendered
}

async function enterCode(Page: () => React.ReactNode, answer: FakeAnswer) {
  const rendered = renderPublicPage(Page, { 'auth/investor/verifyotp': answer })
  await user.type(await screen.findByLabelText('One-time code', undefined, { timeout: 3000 }), '1234')
  await user.keyboard('{Enter}')
  return rendered
}

test('an unlock goes from the PAN to the page of its code and back to the log-in [S2.004]', async () => {
  const { calls, unmount } = await askForCode(UnlockPage, { 'auth/investor/unlockAccount': started })
  await waitFor(() => expect(routing.address()).toBe('/auth/unlock-otp'))
  expect(calls).toMatchObject([{ body: { userId: pan } }])
  unmount()
  const { callsOf, toast } = await enterCode(UnlockOtpPage, ok({ purpose: 'UNLOCK', ...verified }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/auth/login', { replace: true }))
  expect(callsOf('auth/investor/verifyotp')).toMatchObject([
    { body: { uniqueID: 'first-step-1', referenceNumber: 'reference-1', otp: 'QXT1234' } },
  ])
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }))
})

test('a forgotten password goes from the PAN to the page of its code and on to a new password [S2.005]', async () => {
  const { unmount } = await askForCode(ForgotPasswordPage, { 'auth/investor/resetPassword': started })
  await waitFor(() => expect(routing.address()).toBe('/auth/reset-password-otp'))
  unmount()
  const question = { questionId: 'STREET', text: 'In which street did you live as a child?' }
  await enterCode(
    ResetPasswordOtpPage,
    ok({ purpose: 'FORGOT_PASSWORD', setPasswordToken: 'grant', question, ...verified }),
  )
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/auth/set-new-password', { replace: true }))
  expect(permittedPerson()).toMatchObject({ pan, question })
})

test.each([
  ['-653', message('noContactInFolio')],
  ['E_TOO_MANY', message('attemptsExceeded')],
])('%s is said on the page of the PAN, which keeps what was typed [S8.045] [S8.046]', async (code, text) => {
  await askForCode(ForgotPasswordPage, { 'auth/investor/resetPassword': refusal(text, code) })
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByLabelText('PAN')).toHaveValue(pan)
  expect(navigate).not.toHaveBeenCalled()
})

test('a right code whose purpose is refused is told above it, with its way out', async () => {
  await askForCode(UnlockPage, { 'auth/investor/unlockAccount': started }).then(({ unmount }) => unmount())
  await enterCode(UnlockOtpPage, refusal(message('notLocked'), '-105'))
  expect(await screen.findByText(message('notLocked'))).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login')
})

test('whoever comes to the page of a code without one is led to its first step', () => {
  renderPublicPage(UnlockOtpPage)
  expect(screen.getByRole('link', { name: 'Ask for a code' })).toHaveAttribute('href', '/auth/unlock')
})

test.each([
  [{ registered: false, locked: false }, 'Register', '/auth/register'],
  [{ registered: true, locked: true }, 'Unlock your user ID', '/auth/unlock'],
  [{ registered: true, locked: false }, 'Set a new password', '/auth/forgot-password'],
])('who cannot log in is told the user ID and the way on: %o', async (state, link, to) => {
  await askForCode(PasswordRecoveryPage, {
    'auth/getUserId': started,
    'auth/getUserInfo': ok({
      userId: pan,
      name: 'Ila Bose',
      maskedMobile: 'XXXXXX1009',
      maskedEmail: 'XXa.bose@example.in',
      ...state,
    }),
  })
  await user.type(await screen.findByLabelText('One-time code', undefined, { timeout: 3000 }), '1234')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', to)
  expect(screen.getByText(/ZZXXXXXX9J/)).toBeVisible()
})
