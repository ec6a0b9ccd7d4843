import { ApiError } from '@portal/kernel'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refused, renderPage } from '../testing/render-page'
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

async function typeCode(answer: unknown) {
  const { calls } = renderPage(<CodeDialog open activity="REGISTRATION" start={start} {...ends} />, {
    'auth/investor/verifyotp': answer,
  })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('One-time code', undefined, { timeout: 3000 }), '1234')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  return user
}

const failure = (kind: 'http' | 'network', code: string, message: string) =>
  new ApiError({ kind, status: kind === 'http' ? 404 : 0, code, message })

test.each([
  ['-108', refused('-108', 'Invalid OTP: That code is not right.'), 'That code is not right.', false],
  ['-109', refused('-109', 'Maximum attempts exceeded: x'), 'You have used all tries for this code.', true],
  ['-110', refused('-110', 'You can try again from 3:42 pm.'), 'You can try again from 3:42 pm.', false],
  ['-111', refused('-111', 'Code expired: x'), 'This code has expired.', true],
  ['a used code', failure('http', 'E_NOT_FOUND', 'x'), 'You have already used this code.', true],
  ['a lost connection', failure('network', 'NETWORK', 'No answer came.'), 'No answer came.', false],
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
  const answer = refused('-102', 'Your registration is already complete.')
  await typeCode(answer)
  await waitFor(() => expect(ends.onRefused).toHaveBeenCalledWith(answer))
  expect(ends.onClose).toHaveBeenCalled()
  expect(ends.onVerified).not.toHaveBeenCalled()
})
