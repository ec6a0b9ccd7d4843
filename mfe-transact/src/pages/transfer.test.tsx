import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, draftNow, ok, refusal, renderPage, routing } from '@portal/testing'
import type { PaymentAttempt } from '@portal/contracts/payments/payment-attempt'
import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { PayingAccount } from '@portal/contracts/payments/payment'
import { parijat } from '../testing/sample-banks'
import { sampleConf } from '@portal/testing/samples'
import { sampleDraft } from '../testing/sample-draft'
import { sampleAttempt, sampleOrder, sampleQuote } from '../testing/sample-order'
import PaymentPage from './payment.page'
import NeftPage from './transfer.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const order = (...payments: PaymentAttempt[]): PurchaseOrder =>
  sampleOrder({
    transactionId: 'order-1',
    state: 'created',
    payBefore: '2026-08-28T12:30:00Z',
    payments,
  })
const status = (one: PurchaseOrder, ...more: PurchaseOrder[]) =>
  ok({
    order: one,
    checkout: { amount: 2_500_000 * (1 + more.length), orders: [one, ...more] },
    serverNow: '2026-08-25T07:48:00Z',
  })
const sent = (changes: Partial<PaymentAttempt> = {}) =>
  sampleAttempt({ state: 'started', paymentMode: 'RTGS', ...changes })
const beneficiary = ok({
  beneficiaryName: 'Neem Mutual Fund Collection Account',
  accountNumber: '009900112233445',
  ifscCode: 'PRJT0000001',
  bankName: 'Parijat Bank',
  reference: 'NMF0A1B2C3D4',
  amount: 2_500_000,
  payBefore: '2026-08-28T12:30:00Z',
})
const account: PayingAccount = {
  bankId: 'bank-4417',
  bankCode: 'PARJ',
  bankName: 'Parijat Bank',
  ifscCode: 'PARJ0000417',
  bankAddress: 'Fort',
  bankCity: 'Mumbai',
  accountType: 'Savings',
  accountNo: '4417',
  isDefault: true,
  usableFrom: null,
}
const answers: Answers = {
  'transaction/paymentStatus': status(order(sent())),
  'transaction/paymentBanks': ok({ banks: [parijat], mandates: [] }),
  'transaction/beneficiaryDetails': beneficiary,
  'inv/bank_details': ok({ banks: [account] }),
  'transaction/payment/initiate': ok({
    paymentId: 'payment-1',
    paymentGateway: { providerType: 'sandbox', url: 'https://gateway.example/1', transactionToken: 't' },
    upi: null,
  }),
  'transaction/billdesk/bankHealth': ok({ banks: [] }),
  'transaction/quote': ok(sampleQuote()),
  conf: ok(sampleConf),
}
const draft = sampleDraft({ orderId: 'order-1' })
const at = '/home/transaction/neft?order=order-1'

test('RTGS/NEFT: the way there names the account and the reference, and the number of the transfer is told to us [S7.070 S7.084 S7.122 S3.040]', async () => {
  const fresh = renderPage(PaymentPage, {
    answers: { ...answers, 'transaction/paymentStatus': status(order()) },
    at: '/home/transaction/payment?order=order-1',
    draft,
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'RTGS/NEFT' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Pay by RTGS or NEFT' })[0]!)
  await waitFor(() => expect(routing.address()).toBe(at))
  expect(fresh.callsOf('transaction/payment/initiate').at(-1)?.body).toMatchObject({
    paymentMode: 'RTGS',
    bankId: 'bank-4417',
  })
  fresh.unmount()

  const { callsOf } = renderPage(NeftPage, {
    answers: {
      ...answers,
      'transaction/neft/rtgs/confirm': ok({ order: order(sent({ state: 'pending' })) }),
    },
    at,
    draft,
  })
  for (const text of ['009900112233445', 'PRJT0000001', 'NMF0A1B2C3D4'])
    expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText(/by 6:00 pm on Friday, 28 August 2026/)).toBeVisible()
  expect(screen.getByText(/money from an account that is not in your folio/)).toBeVisible()
  expect(await screen.findByText(/Accounts in it: Parijat Bank ••4417 \(Fort, Mumbai\)\./)).toBeVisible()
  expect(callsOf('inv/bank_details')[0]?.body).toMatchObject({ folioNbr: '1000004821' })
  await userEvent.click(screen.getByRole('button', { name: 'I have sent it' }))
  const utr = screen.getByRole('textbox', { name: 'UTR number' })
  expect(screen.getByText('2 things to correct')).toBeVisible()
  expect(utr).toHaveAccessibleDescription('Enter the UTR number')
  await userEvent.type(utr, 'prjt n26-237 123456')
  await userEvent.type(screen.getByRole('textbox', { name: 'Day of the transfer' }), '25 Aug 2026')
  await userEvent.click(screen.getByRole('button', { name: 'I have sent it' }))
  await waitFor(() =>
    expect(draftNow().neftDetails).toEqual({ utrNumber: 'PRJTN26237123456', transferredOn: '2026-08-25' }),
  )
  expect(callsOf('transaction/neft/rtgs/confirm')[0]?.body).toMatchObject({
    transactionId: 'order-1',
    utrNumber: 'PRJTN26237123456',
    transferredOn: '2026-08-25',
  })
})

const wrongUtr = /16 letters and digits by NEFT, or 22 by RTGS/
test.each<[pasted: string, shown: string, said: RegExp]>([
  ['   ', '', /Enter the UTR number/],
  ['PRJT1', 'PRJT1', wrongUtr],
  ['PRJTN262371234567890123', 'PRJTN262371234567890123', wrongUtr],
  ['यूटीआर', 'यूटीआर', wrongUtr],
  ['PRJTN262371234<b>', 'PRJTN262371234<B>', wrongUtr],
])(
  'a pasted UTR number %s is kept whole and refused beside the field [S5.012]',
  async (pasted, shown, said) => {
    const { callsOf } = renderPage(NeftPage, { answers, at, draft })
    const utr = await screen.findByRole('textbox', { name: 'UTR number' })
    await userEvent.click(utr)
    await userEvent.paste(pasted)
    expect(utr).toHaveValue(shown)
    await userEvent.click(screen.getByRole('button', { name: 'I have sent it' }))
    expect(utr).toHaveAccessibleDescription(said)
    expect(callsOf('transaction/neft/rtgs/confirm')).toEqual([])
  },
)

test('what the server says to a number stays on the page with what was typed', async () => {
  renderPage(NeftPage, {
    answers: {
      ...answers,
      'transaction/neft/rtgs/confirm': refusal('The day of the transfer cannot be in the future.', '-437'),
    },
    at,
    draft,
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'UTR number' }), 'PRJTN26237123456')
  await userEvent.type(screen.getByRole('textbox', { name: 'Day of the transfer' }), '27 Aug 2026')
  await userEvent.click(screen.getByRole('button', { name: 'I have sent it' }))
  expect(await screen.findByText('The day of the transfer cannot be in the future.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'UTR number' })).toHaveValue('PRJTN26237123456')
})

test('one transfer pays a cart; without one the page leads back to the ways to pay [S2.042]', async () => {
  const other = sampleOrder({ transactionId: 'order-2', state: 'created', payments: [] })
  const cart = renderPage(NeftPage, {
    answers: { ...answers, 'transaction/paymentStatus': status(order(sent()), other) },
    at: '/home/transaction/multi-neft?order=order-1',
    draft,
  })
  expect(await screen.findByText('NMF0A1B2C3D4')).toBeVisible()
  expect(screen.getByText('₹50,000.00')).toBeVisible()
  cart.unmount()
  renderPage(NeftPage, {
    answers: { ...answers, 'transaction/paymentStatus': status(order()) },
    at: '/home/transaction/multi-neft?order=order-1',
    draft,
  })
  expect(await screen.findByRole('link', { name: 'Choose how to pay' })).toHaveAttribute(
    'href',
    '/home/transaction/multi-payment?order=order-1',
  )
})

test('a cheque wants its number and its picture, and gets a slip to print [S9.027 S3.040]', async () => {
  const fresh = renderPage(PaymentPage, {
    answers: { ...answers, 'transaction/paymentStatus': status(order()) },
    at: '/home/transaction/payment?order=order-1',
    draft,
  })
  await userEvent.click(await screen.findByRole('radio', { name: 'Cheque' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Pay by cheque' })[0]!)
  expect(await screen.findByText('Enter the 6 digits at the foot of your cheque')).toBeVisible()
  expect(await screen.findByText('Upload a picture of the cheque')).toBeVisible()
  expect(fresh.callsOf('transaction/payment/initiate').map(({ body }) => body['paymentMode'])).not.toContain(
    'CHEQUE',
  )
  fresh.unmount()
  renderPage(NeftPage, {
    answers: {
      ...answers,
      'transaction/paymentStatus': status(order(sent({ paymentMode: 'CHEQUE', chequeNumber: '000123' }))),
    },
    at,
    draft,
  })
  expect(await screen.findByText('000123')).toBeVisible()
  expect(screen.getByText('Twenty-five thousand rupees')).toBeVisible()
  const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Print the slip' }))
  expect(print).toHaveBeenCalled()
})
