import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ok, refusal, renderPage } from '@portal/testing'
import RecoveryDetailsPage from './recovery-details.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const details = {
  maskedEmail: 'XXha@example.in',
  maskedMobile: 'XXXXXX3210',
  countryCode: '+91',
  isInternational: false,
  answered: null,
}
const challenge = (name: string) => ({
  prefixValue: 'QXT',
  referenceNumber: name,
  maskedMobile: 'XXXXXX3210',
  maskedEmail: null,
  attemptsLeft: 5,
  resendsLeft: 4,
  resendAfterSeconds: 60,
})
const user = userEvent.setup()

async function typeContact() {
  await user.type(await screen.findByLabelText('New mobile'), '9810008888')
  await user.type(screen.getByLabelText('New e-mail'), 'asha.new@example.in')
  await user.click(screen.getByRole('button', { name: 'Send me the codes' }))
}

async function enterCode(title: string) {
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  await user.type(await screen.findByLabelText('One-time code', undefined, { timeout: 3000 }), '1234')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
}

test('codes move to another contact with a code from the old one and one from the new one [S7.026]', async () => {
  const { callsOf, toast } = renderPage(RecoveryDetailsPage, {
    answers: {
      'auth/recoveryDetails': ok(details),
      'auth/validateMobile': ok({ valid: true }),
      'auth/updateContact': ok({ current: challenge('old'), next: challenge('new') }),
      'otp/validate': ok({}),
      'auth/updateUserContact': ok({ maskedEmail: 'XXha.new@example.in', maskedMobile: 'XXXXXX8888' }),
    },
  })
  expect(await screen.findByText('+91 XXXXXX3210')).toBeVisible()
  await typeContact()
  await enterCode('Enter the code sent to your old contact')
  await enterCode('Enter the code sent to your new contact')
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' })))
  expect(callsOf('auth/updateUserContact')).toMatchObject([
    {
      body: {
        mobile: '9810008888',
        email: 'asha.new@example.in',
        current: { referenceNumber: 'old', otp: 'QXT1234' },
        next: { referenceNumber: 'new', otp: 'QXT1234' },
      },
    },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a number that cannot be a mobile is refused before a code is sent, and nothing typed is lost', async () => {
  const { callsOf } = renderPage(RecoveryDetailsPage, {
    answers: {
      'auth/recoveryDetails': ok(details),
      'auth/validateMobile': refusal('Please enter valid Mobile No', '-656'),
    },
  })
  await typeContact()
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter valid Mobile No')
  expect(screen.getByLabelText('New e-mail')).toHaveValue('asha.new@example.in')
  expect(callsOf('auth/updateContact')).toEqual([])
})

test('the first of the two codes can be given up', async () => {
  renderPage(RecoveryDetailsPage, {
    answers: {
      'auth/recoveryDetails': ok(details),
      'auth/validateMobile': ok({ valid: true }),
      'auth/updateContact': ok({ current: challenge('old'), next: challenge('new') }),
    },
  })
  await typeContact()
  await screen.findByRole('dialog')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
