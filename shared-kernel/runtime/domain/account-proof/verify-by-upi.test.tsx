import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountProofApi, type AccountProofView } from '@portal/contracts/folios/account-proof'
import { api } from '../../api/public'
import { queryClient } from '../../api/query'
import { VerifyByUpi } from './verify-by-upi'

const user = userEvent.setup()
const proofId = '6a1f2c3d-0000-4000-8000-000000000001'
const account = { accountNumber: '918020067713364', ifscCode: 'PLSH0000331' }
const view = (state: AccountProofView['state']): AccountProofView => ({
  proofId,
  state,
  upi:
    state === 'waiting'
      ? {
          link: 'upi://pay?pa=a@upi&am=1.00&cu=INR',
          app: 'https://bank.example/app',
          expiresAt: '2026-08-25T08:00:00.000Z',
        }
      : null,
})

afterEach(() => {
  queryClient.clear()
  jest.restoreAllMocks()
})

/** The dialog, with what the server says of the request when it is asked. */
function show(state: AccountProofView['state'] | Error, begun: AccountProofView | Error = view('waiting')) {
  const said = (answer: AccountProofView | Error) =>
    (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)) as never
  const call = jest.spyOn(api, 'call').mockImplementation((endpoint) => {
    if (endpoint.path === accountProofApi.begin.path) return said(begun)
    if (endpoint.path === accountProofApi.cancel.path) return said(view('cancelled'))
    return said(state instanceof Error ? state : view(state))
  })
  const seen = { onClose: jest.fn(), onVerified: jest.fn(), onMismatch: jest.fn() }
  render(<VerifyByUpi open account={account} {...seen} />)
  const timesOf = (path: string) => call.mock.calls.filter(([endpoint]) => endpoint.path === path).length
  return { ...seen, call, timesOf }
}

test('shows the code, the account to pay from and until when; says that it waits', async () => {
  const { call, onVerified } = show('waiting')
  const dialog = await screen.findByRole('dialog', { name: 'Verify by UPI' })
  expect(dialog).toHaveAccessibleDescription(/ends in 3364/)
  expect(await screen.findByRole('img', { name: 'QR code to pay Re. 1 by UPI' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for your payment.')
  expect(screen.getByRole('link', { name: 'Open the UPI app' })).toHaveAttribute(
    'href',
    'https://bank.example/app',
  )
  expect(screen.getByText(/You can use this code once, by/)).toBeVisible()
  expect(call).toHaveBeenCalledWith(accountProofApi.begin, { account })
  expect(onVerified).not.toHaveBeenCalled()
})

test('goes on once the account is verified, and at once where it was known', async () => {
  const shown = show('verified')
  await waitFor(() => expect(shown.onVerified).toHaveBeenCalledTimes(1))
  expect(shown.onClose).not.toHaveBeenCalled()
})

test('an account that is known already needs no rupee', async () => {
  const { onVerified, timesOf } = show('waiting', { proofId: null, state: 'verified', upi: null })
  await waitFor(() => expect(onVerified).toHaveBeenCalledTimes(1))
  expect(timesOf(accountProofApi.state.path)).toBe(0)
})

test('another name is for a cheque to explain', async () => {
  const { onMismatch, onVerified } = show('nameMismatch')
  await waitFor(() => expect(onMismatch).toHaveBeenCalledTimes(1))
  expect(onVerified).not.toHaveBeenCalled()
})

test.each([
  ['anotherAccount', /came from another account/],
  ['anotherAmount', /was not Re\. 1/],
  ['expired', /time to pay is up/],
  ['failed', /did not go through/],
  ['cancelled', /replaced by a newer one/],
] as const)('%s is said, verifies nothing, and can be tried again', async (state, text) => {
  const { onVerified, onMismatch, timesOf } = show(state)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.queryByRole('img')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(timesOf(accountProofApi.begin.path)).toBe(2))
  expect(onVerified).not.toHaveBeenCalled()
  expect(onMismatch).not.toHaveBeenCalled()
})

test('a refusal of the server stands there, and can be tried again', async () => {
  const { timesOf } = show('waiting', new Error('You cannot verify by UPI at the moment.'))
  expect(await screen.findByRole('alert')).toHaveTextContent('You cannot verify by UPI at the moment.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(timesOf(accountProofApi.begin.path)).toBe(2))
})

test.each([
  ['Cancel', () => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Close', () => user.click(screen.getByRole('button', { name: 'Close' }))],
])('%s leaves the request', async (_way, leave) => {
  const { onClose, call } = show('waiting')
  await screen.findByRole('status')
  await leave()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(call).toHaveBeenCalledWith(accountProofApi.cancel, { proofId })
})
