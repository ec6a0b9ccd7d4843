import { api, message } from '@portal/kernel'
import { authApi } from '@portal/contracts/identity/auth'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, lostConnection, notFound, refusal, renderPublicPage } from '@portal/testing'
import { CodeDialog } from './code-dialog'

const challenge = {
  prefixValue: 'QX7',
  referenceNumber: 'reference-1',
  maskedMobile: 'XXXXXX3210',
  maskedEmail: null,
  attemptsLeft: 5,
  resendsLeft: 4,
  resendAfterSeconds: 60,
}
const start = jest.fn(async () => ({ uniqueID: 'first-step-1', challenge }))
const ends = { onVerified: jest.fn(), onRefused: jest.fn(), onClose: jest.fn() }

beforeEach(() => jest.clearAllMocks())

async function typeCode(answer: Answers[string]) {
  const { callsOf } = renderPublicPage(
    () => (
      <CodeDialog
        open
        activity="REGISTRATION"
        start={start}
        check={(typed) => api.call(authApi.verifyOtp, typed)}
        {...ends}
      />
    ),
    {
      'auth/investor/verifyotp': answer,
    },
  )
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('One-time code', undefined, { timeout: 3000 }), '1234')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(callsOf('auth/investor/verifyotp')).toHaveLength(1))
  return user
}

test.each([
  ['-108', refusal('Invalid OTP: That code is not right.', '-108'), 'That code is not right.', false],
  ['-109', refusal('Maximum attempts exceeded: x', '-109'), 'You have used all tries for this code.', true],
  ['-110', refusal('You can try again from 3:42 pm.', '-110'), 'You can try again from 3:42 pm.', false],
  ['-111', refusal('Code expired: x', '-111'), 'This code has expired.', true],
  ['a used code', notFound, 'You have already used this code.', true],
  ['a lost connection', lostConnection, message('networkFailure'), false],
])('%s stays in the dialog, clears the code and is told [S4.067]', async (_, answer, text, over) => {
  const user = await typeCode(answer)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByLabelText('One-time code')).toHaveValue('')
  expect(ends.onClose).not.toHaveBeenCalled()
  expect(ends.onRefused).not.toHaveBeenCalled()
  expect(screen.queryAllByRole('button', { name: 'Start again' })).toHaveLength(over ? 1 : 0)
  if (!over) return
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(start).toHaveBeenCalledTimes(2)
})

test('a right code whose purpose is refused closes the dialog, and the page says why', async () => {
  const answer = refusal('Your registration is already complete.', '-102')
  await typeCode(answer)
  await waitFor(() =>
    expect(ends.onRefused).toHaveBeenCalledWith(
      expect.objectContaining({ code: '-102', message: answer.message }),
      expect.objectContaining({ uniqueID: 'first-step-1' }),
    ),
  )
  expect(ends.onClose).toHaveBeenCalled()
  expect(ends.onVerified).not.toHaveBeenCalled()
})
