import { act, screen, waitFor } from '@testing-library/react'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import { draftNow, refusal } from '@portal/testing'
import { sampleAttempt, sampleOrder } from '../testing/sample-order'
import { show, status } from '../testing/payment-page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

test('one deadline leads the page: the order’s; the NAV’s is told in its words', async () => {
  show()
  expect(await screen.findByText('Pay by 1:50 pm. You get today’s NAV.')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('32 min left to pay')
  expect(screen.queryByText(/1 h 42 min left/)).toBeNull()
})

test('the time left follows the server’s clock, also where nothing can be quoted any more', async () => {
  show({ 'transaction/quote': refusal('Choose the distributor again.', '-315') })
  expect(await screen.findByText('Pay by 1:50 pm.')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('32 min left to pay')
})

/** An order whose time to pay ends now. */
const late = (...payments: PurchaseOrder['payments']) =>
  sampleOrder({
    transactionId: 'order-1-of-asha',
    state: 'created',
    payments,
    payBefore: '2026-08-25T07:48:00Z',
  })

test('when the time to pay is up the page asks until the order has ended, and says so', async () => {
  jest.useFakeTimers()
  let answer = status(late())
  const { callsOf } = show({ 'transaction/paymentStatus': () => answer })
  expect(await screen.findByText('The time to pay is over')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Pay|Go to|Show the code)/ })).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(1000))
  const requested = callsOf('transaction/paymentStatus').length
  await act(() => jest.advanceTimersByTimeAsync(3100))
  expect(callsOf('transaction/paymentStatus').length).toBeGreaterThan(requested)
  answer = status({ ...late(), state: 'expired' })
  await act(() => jest.advanceTimersByTimeAsync(3100))
  expect(screen.getByText('Too late to pay')).toBeVisible()
  jest.useRealTimers()
})

test('what the bank still works on when the time is up can be asked about', async () => {
  show({ 'transaction/paymentStatus': status(late(sampleAttempt({ state: 'pending' }))) })
  expect(await screen.findByText('The time to pay is over')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Check now' })[0]).toBeVisible()
})

test('an expired order says that nothing was debited, offers it anew and frees the draft', async () => {
  show({
    'transaction/paymentStatus': status(
      sampleOrder({ transactionId: 'order-1-of-asha', state: 'expired', payments: [] }),
    ),
  })
  expect(await screen.findByText('Too late to pay')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Invest again' })).toHaveAttribute(
    'href',
    '/home/transaction/invest?scheme=FLEXI-DG&amount=25000',
  )
  await waitFor(() =>
    expect(draftNow()).toMatchObject({
      orderId: null,
      idempotencyKey: null,
      transactionDetails: { amount: 2_500_000 },
    }),
  )
})
