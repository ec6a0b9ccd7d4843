// @reads-all-packages: every page that asks for a code
import { ok, renderPublicPage } from '@portal/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import LoginCodePage from '../login-code/login-code.page'
import QuickInvestVerifyOtpPage from '../quick-invest/verify-otp.page'
import PasswordRecoveryPage from '../recovery/password-recovery.page'
import ResetPasswordOtpPage from '../recovery/reset-password-otp.page'
import UnlockOtpPage from '../recovery/unlock-otp.page'
import RegisterPage from '../register/register.page'
import { sampleScheme } from '@portal/testing/samples'
import { endStep, keepStep } from './running-step'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const pan = 'ZZZPN1004D'
const challenge = {
  prefixValue: 'QX7',
  referenceNumber: 'reference-1',
  maskedMobile: null as string | null,
  maskedEmail: null as string | null,
  attemptsLeft: 5,
  resendsLeft: 4,
  resendAfterSeconds: 60,
}
const started = (targets = {}) => ({ uniqueID: 'first-step-1', challenge: { ...challenge, ...targets } })
const user = userEvent.setup()

afterEach(endStep)

/** The page of a code, or the page whose dialog asks for it. */
async function requestedOn(Page: () => React.ReactNode, step: ReturnType<typeof started>) {
  renderPublicPage(Page, {
    'auth/validate/userName': ok({ valid: true }),
    'auth/validateMobile': ok({ valid: true }),
    'auth/generateOtp': ok(step),
    'auth/getUserId': ok(step),
    'auth/investor/register': ok(step),
  })
  const send = screen.queryByRole('button', { name: 'Send me a code' })
  if (!send) return
  await user.type(screen.getByLabelText('PAN'), pan)
  if (screen.queryByLabelText('Mobile')) {
    await user.type(screen.getByLabelText('Mobile'), '9810001004')
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'dev.nair@example.in')
  }
  await user.click(send)
}

const keep = (activity: 'UNLOCK' | 'FORGOT_PASSWORD' | 'QUICK_INVEST', step: ReturnType<typeof started>) =>
  keepStep({
    activity,
    pan,
    started: step,
    again: async () => step,
    about: { scheme: sampleScheme(), investmentType: 'LUMPSUM', amount: 500_00, contact: {} },
  })

const said = () => screen.findByText(/^We sent it to/)

test.each([
  ['a registration', RegisterPage, undefined],
  ['quick invest', QuickInvestVerifyOtpPage, 'QUICK_INVEST' as const],
])('the code of %s names its way and its masked target', async (_what, Page, activity) => {
  const both = started({ maskedMobile: 'XXXXXX1004', maskedEmail: 'XXv.nair@example.in' })
  if (activity) keep(activity, both)
  await requestedOn(Page, both)
  expect(await said()).toHaveTextContent('We sent it to XXXXXX1004 and XXv.nair@example.in.')
})

test.each([
  ['a log-in', LoginCodePage, undefined],
  ['a look-up', PasswordRecoveryPage, undefined],
  ['an unlock', UnlockOtpPage, 'UNLOCK' as const],
  ['a forgotten password', ResetPasswordOtpPage, 'FORGOT_PASSWORD' as const],
])('the code of %s names its ways, and no target to a stranger', async (_what, Page, activity) => {
  if (activity) keep(activity, started())
  await requestedOn(Page, started())
  expect(await said()).toHaveTextContent(
    'We sent it to your registered e-mail, and to your mobile if it is an Indian one.',
  )
})

test('whatever asks for a code says where it went', () => {
  const root = join(__dirname, '../../..')
  const files = execFileSync(
    'git',
    ['ls-files', 'mfe-*.tsx', 'shared-kernel/runtime/*.tsx', 'shared-kernel/ui/*.tsx', 'shell/src/*.tsx'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const asking = files
    .trim()
    .split('\n')
    .filter((file) => /<OtpPanel\b/.test(readFileSync(join(root, file), 'utf8')))
  expect(asking.length).toBeGreaterThan(1)
  expect(asking.filter((file) => !/<SentTo\b/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
