import { goOutside, startVisit } from '@portal/kernel'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import { show, started, status, unpaid } from '../testing/payment-page'
import { meghdoot, parijat } from '../testing/sample-banks'
import { sampleDraft } from '../testing/sample-draft'
import { sampleResult } from '../testing/sample-result'
import { sampleRegistration } from '../testing/sample-sip'
import { sampleAttempt, sampleOrder } from '../testing/sample-order'
import { oddConf } from '@portal/testing/samples'
import { draftNow, type FakeAnswer, notFound, ok, refusal, routing, toasts } from '@portal/testing'

jest.mock('@portal/kernel', () => ({
  ...jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
  goOutside: jest.fn(),
}))

beforeEach(() => jest.mocked(goOutside).mockReset())

test('on a wide screen the UPI code stands there with the payee’s name, and the page waits [S2.040]', async () => {
  const open = sampleAttempt({ paymentId: 'payment-1', state: 'started' })
  let attempts: PurchaseOrder['payments'] = []
  const { callsOf } = show({
    'transaction/paymentStatus': () => unpaid(...attempts),
    'transaction/payment/initiate': () => {
      attempts = [open]
      return started(true)
    },
  })
  expect(await screen.findByRole('img', { name: 'QR code to pay ₹25,000 by UPI' })).toBeVisible()
  expect(screen.getByText('neem.mf@validtest')).toBeVisible()
  expect(screen.getByText('Waiting for your payment.')).toBeVisible()
  expect(screen.getByRole('link', { name: /Open the UPI app/ })).toHaveAttribute(
    'href',
    'https://gateway.example/pay/1',
  )
  const [start] = callsOf('transaction/payment/initiate')
  expect(start?.body).toMatchObject({ transactionId: 'order-1-of-asha', paymentMode: 'UPI', bankId: null })
  expect(start?.header('Idempotency-Key')).toMatch(/^[\w-]{16,64}$/)
  expect(callsOf('transaction/payment/initiate')).toHaveLength(1)
})

test('how long a transfer and money on its way back take is what the server reckons with', async () => {
  const came = { amount: 20_000_00, reason: 'Another amount came.', at: '2026-08-25T07:54:00Z', sentAt: null }
  const { container } = show({
    'transaction/paymentStatus': unpaid(sampleAttempt({ state: 'failed', returned: [came] })),
    conf: ok(oddConf),
  })
  expect(await screen.findByText(/the money then has 6 business days\.$/)).toBeVisible()
  expect(await screen.findByText(/came from within 9 business days\. To invest/)).toBeVisible()
  expect(container).not.toHaveTextContent(/[35] business days/)
})

test('net banking asks for the bank, keeps those that cannot pay with the reason, and goes to the bank [S8.027]', async () => {
  const failed = sampleAttempt({ state: 'failed', reason: 'Insufficient balance' })
  const { callsOf } = show({
    'transaction/paymentStatus': unpaid(failed),
    'transaction/payment/initiate': started(false),
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Net banking' }))
  const banks = screen.getByRole('group', { name: 'Pay from' })
  expect(within(banks).getByRole('radio', { name: 'Parijat Bank ••4417' })).toBeChecked()
  expect(within(banks).getByRole('radio', { name: 'Meghdoot Bank ••9052' })).toBeDisabled()
  expect(within(banks).getByText(/Meghdoot Bank does not support Net banking/)).toBeVisible()
  expect(within(banks).getByText('Can be used from 31 Aug 2026')).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: 'Go to Parijat Bank' })[0]!)
  await waitFor(() =>
    expect(goOutside).toHaveBeenCalledWith('https://gateway.example/pay/1', expect.anything()),
  )
  expect(callsOf('transaction/payment/initiate')[0]?.body).toMatchObject({
    paymentMode: 'DCB',
    bankId: 'bank-4417',
  })
})

test('a failed attempt is told with what to do and starts nothing by itself', async () => {
  const { callsOf } = show({
    'transaction/paymentStatus': unpaid(sampleAttempt({ state: 'failed', reason: 'Insufficient balance' })),
  })
  expect(await screen.findByText('The payment did not go through.')).toBeVisible()
  expect(screen.getByText(/Insufficient balance/)).toBeVisible()
  expect(callsOf('transaction/payment/initiate')).toHaveLength(0)
})

test('after a failed net banking the choice stays with net banking and its bank', async () => {
  const failed = sampleAttempt({
    state: 'failed',
    paymentMode: 'DCB',
    bankName: 'Parijat Bank',
    accountLast4: '4417',
  })
  show({ 'transaction/paymentStatus': unpaid(failed) })
  expect(await screen.findByRole('radio', { name: 'Net banking' })).toBeChecked()
  expect(screen.getAllByRole('button', { name: 'Go to Parijat Bank' }).length).toBeGreaterThan(0)
})

test('a double click starts one attempt', async () => {
  let answer: (given: FakeAnswer) => void = () => undefined
  const { callsOf } = show({
    'transaction/paymentStatus': unpaid(sampleAttempt({ state: 'failed' })),
    'transaction/payment/initiate': () => new Promise((resolve) => (answer = resolve)),
  })
  const button = (await screen.findAllByRole('button', { name: 'Pay by UPI' }))[0]!
  const clicked = jest.fn()
  button.addEventListener('click', clicked)
  // Both before the page is drawn again, whose button is busy then.
  act(() => [1, 2].forEach(() => button.click()))
  expect(clicked).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(callsOf('transaction/payment/initiate')).toHaveLength(1))
  answer(started(true))
  await waitFor(() => expect(callsOf('transaction/paymentStatus')).toHaveLength(2))
  expect(callsOf('transaction/payment/initiate')).toHaveLength(1)
})

test('a bank that is chosen while the UPI code is on its way is gone to right after it', async () => {
  let answer: (given: FakeAnswer) => void = () => undefined
  const { callsOf } = show({
    'transaction/payment/initiate': ({ body }) =>
      (body as { paymentMode: string }).paymentMode === 'UPI'
        ? new Promise((resolve) => (answer = resolve))
        : started(false),
  })
  await waitFor(() => expect(callsOf('transaction/payment/initiate')).toHaveLength(1))
  await userEvent.click(screen.getByRole('radio', { name: 'Net banking' }))
  await userEvent.dblClick(screen.getAllByRole('button', { name: 'Go to Parijat Bank' })[0]!)
  expect(goOutside).not.toHaveBeenCalled()
  answer(started(true))
  await waitFor(() => expect(goOutside).toHaveBeenCalledTimes(1))
  expect(callsOf('transaction/payment/initiate').map(({ body }) => body)).toMatchObject([
    { paymentMode: 'UPI' },
    { paymentMode: 'DCB', bankId: 'bank-4417' },
  ])
})

test('a refusal to start is toasted and stays on the page in the server’s words [S7.091]', async () => {
  show({ 'transaction/payment/initiate': refusal('Your last payment for this order is in process.', '-343') })
  expect(await screen.findByText('We could not start the payment.')).toBeVisible()
  expect(screen.getByText('Your last payment for this order is in process.')).toBeVisible()
  expect(toasts()[0]).toMatchObject({
    type: 'danger',
    message: 'Your last payment for this order is in process.',
  })
})

test('after a refusal the next press asks anew, under another key', async () => {
  const { callsOf } = show({
    'transaction/payment/initiate': refusal('We cannot reach the payment provider.', '-344'),
  })
  await screen.findByText('We could not start the payment.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Pay by UPI' })[0]!)
  await waitFor(() => expect(callsOf('transaction/payment/initiate')).toHaveLength(2))
  const [first, second] = callsOf('transaction/payment/initiate').map((call) =>
    call.header('Idempotency-Key'),
  )
  expect(second).not.toBe(first)
})

test('an open attempt is asked about again until it is paid, then the receipt follows', async () => {
  jest.useFakeTimers()
  const open = sampleAttempt({ state: 'pending' })
  let answer = unpaid(open)
  const { callsOf } = show({ 'transaction/paymentStatus': () => answer })
  expect(await screen.findByText(/has not confirmed the payment yet/)).toBeVisible()
  const requested = callsOf('transaction/paymentStatus').length
  answer = status(sampleOrder({ transactionId: 'order-1-of-asha' }))
  await act(() => jest.advanceTimersByTimeAsync(3100))
  expect(callsOf('transaction/paymentStatus').length).toBeGreaterThan(requested)
  expect(routing.address()).toBe('/home/transaction/successfull?order=order-1-of-asha')
  jest.useRealTimers()
})

test('the first instalment of a SIP that is paid leads to the receipt of the SIP', async () => {
  const paid = sampleOrder({ transactionId: 'order-1-of-asha', kind: 'SIP_INSTALMENT' })
  show({
    'transaction/paymentStatus': status(paid),
    'transaction/details': ok({ order: paid, others: [sampleRegistration()] }),
  })
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/successfull?order=sip-1'))
})

test('while the server cannot be asked the page says so, keeps asking and warns against paying twice', async () => {
  jest.useFakeTimers()
  let down = false
  show({
    'transaction/paymentStatus': () =>
      down ? { status: 500, code: 'E_DOWN', message: 'Down' } : unpaid(sampleAttempt({ state: 'pending' })),
  })
  await screen.findByText(/has not confirmed the payment yet/)
  down = true
  await act(() => jest.advanceTimersByTimeAsync(3100))
  expect(screen.getByText('We cannot check your payment now.')).toBeVisible()
  down = false
  await act(() => jest.advanceTimersByTimeAsync(3100))
  expect(screen.queryByText('We cannot check your payment now.')).not.toBeInTheDocument()
  jest.useRealTimers()
})

test('an unknown order is told kindly', async () => {
  show({ 'transaction/paymentStatus': notFound, 'transaction/paymentBanks': notFound })
  expect(await screen.findByRole('heading', { name: 'We could not find this order' })).toBeVisible()
})

test('the payment of an order that is not the draft’s leads back to the transactions', async () => {
  show({}, sampleDraft())
  expect(await screen.findByRole('link', { name: 'Home' })).toBeVisible()
})

test('a bank whose page is down or slow says so before it is chosen, and another way stays [S7.119]', async () => {
  const banks = [
    { bankName: 'Parijat Bank', health: 'down' },
    { bankName: 'Meghdoot Bank', health: 'slow' },
  ]
  const meghdootOnline = { ...meghdoot, paymentModes: parijat.paymentModes }
  show({
    'transaction/billdesk/bankHealth': ok({ banks }),
    'transaction/paymentBanks': ok({ banks: [parijat, meghdootOnline], mandates: [] }),
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Net banking' }))
  expect(await screen.findByText(/Parijat Bank’s page is down now\. Pay by UPI or debit card/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Parijat Bank ••4417' })).toBeDisabled()
  expect(screen.getByText(/This bank’s page is slow now/)).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Meghdoot Bank ••9052' })).toBeEnabled()
})

test('while a card pays, its provider is asked how it stands [S7.073]', async () => {
  const byCard = unpaid(sampleAttempt({ state: 'pending', paymentMode: 'DC' }))
  const { callsOf } = show({
    'transaction/paymentStatus': byCard,
    'transaction/card/paymentStatus': byCard,
  })
  await userEvent.click((await screen.findAllByRole('button', { name: 'Check now' }))[0]!)
  await waitFor(() => expect(callsOf('transaction/card/paymentStatus').length).toBeGreaterThan(0))
})

test('a visit by the link of a failed payment tells what became of each try; another visit does not ask [S1.053, S7.041]', async () => {
  const details = 'investor/getPaymentFailedDetails'
  const other = show()
  expect(await screen.findByRole('heading', { level: 1, name: 'How do you want to pay?' })).toBeVisible()
  expect(other.callsOf(details)).toHaveLength(0)
  other.unmount()
  startVisit('paymentFailedLink')
  const settledAt = '2026-08-25T07:35:00Z'
  const failed = sampleAttempt({ state: 'failed', reason: 'Insufficient balance', settledAt })
  const left = sampleAttempt({ paymentMode: 'UPI', bankName: null, state: 'abandoned', settledAt })
  const { callsOf } = show({ [details]: ok({ failures: [failed, left] }) })
  expect(await screen.findByText(/: Insufficient balance$/)).toBeVisible()
  expect(screen.getByText('UPI: not finished')).toBeVisible()
  expect(screen.getAllByText('25 Aug 2026, 1:05 pm')).toHaveLength(2)
  expect(callsOf(details)[0]?.body).toMatchObject({ transactionId: 'order-1-of-asha' })
})

test('another try to pay is kept in the draft of its order, and in no other one [S3.040]', async () => {
  const failed = unpaid(sampleAttempt({ state: 'failed', reason: 'Insufficient balance' }))
  const again = { reinitiatePayment: true, reinitiateTransactionId: 'order-1-of-asha' }
  for (const [orderId, kept] of [
    ['order-1-of-asha', again],
    ['order-2', { reinitiatePayment: false, reinitiateTransactionId: null }],
  ] as const) {
    const { callsOf, unmount } = show({ 'transaction/paymentStatus': failed }, sampleDraft({ orderId }))
    await userEvent.click((await screen.findAllByRole('button', { name: 'Pay by UPI' }))[0]!)
    await waitFor(() => expect(callsOf('transaction/paymentStatus').length).toBeGreaterThan(1))
    await waitFor(() => expect(draftNow()).toMatchObject(kept))
    unmount()
  }
})

test('a first try to pay is no other one [S3.040]', async () => {
  const { callsOf } = show()
  await waitFor(() => expect(callsOf('transaction/paymentStatus').length).toBeGreaterThan(1))
  expect(callsOf('transaction/payment/initiate')).toHaveLength(1)
  expect(draftNow().reinitiatePayment).toBe(false)
})

test('a lump sum that was confirmed with a SIP says what becomes of the SIP, which is not paid here [S3.040]', async () => {
  const { orders: _lumpsum, ...lumpsum } = sampleResult(sampleOrder())
  const { orders: _sip, ...sip } = sampleResult(sampleRegistration())
  const registered = { ...sip, amount: 5_000_00, startDate: '2026-10-10', trxnRefNo: 'NM2608250051' }
  const lumpsumWithSIPResult = { lumpsum, sip: registered }
  show({}, sampleDraft({ orderId: 'order-1-of-asha', lumpsumWithSIPResult }))
  expect(await screen.findByText(/Its first debit by mandate is on/)).toHaveTextContent(
    'Your SIP of ₹5,000.00 is order NM2608250051. Its first debit by mandate is on 10 Oct 2026.',
  )
})
