import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { oddConf, sampleConf } from '@portal/testing/samples'
import { sampleDraft, sampleSipDraft } from '../testing/sample-draft'
import { sampleRegistration } from '../testing/sample-sip'
import { sampleRedemption } from '../testing/sample-outflow'
import { sampleOrder } from '../testing/sample-order'
import { type Answers, draftNow, notFound, ok, refusal, renderPage, toasts } from '@portal/testing'
import { downloadReceipt } from '../transaction/receipt/download-receipt'
import SuccessfullPage from './receipt.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

jest.mock('../transaction/receipt/download-receipt', () => ({ downloadReceipt: jest.fn() }))
const download = jest.mocked(downloadReceipt)

const answers: Answers = {
  'transaction/details': ok({ order: sampleOrder(), others: [] }),
  'transaction/sendConfirmation': ok({ sentTo: 'XXha@example.in' }),
  conf: ok(sampleConf),
}
const at = '/home/transaction/successfull?order=order-1'
const show = (changed: Answers = {}) =>
  renderPage(SuccessfullPage, { answers: { ...answers, ...changed }, at })

test('shows where the money is, what happens next and the receipt of the order in the address [S2.040]', async () => {
  const { callsOf } = show()
  expect(await screen.findByRole('heading', { level: 1, name: 'We have your ₹25,000' })).toBeVisible()
  expect(callsOf('transaction/details')[0]?.body).toMatchObject({ transactionId: 'order-1' })
  expect(screen.getByText('NM2608250041', { selector: 'dd' })).toBeVisible()
  expect(screen.getByText('Wednesday, 26 August: units in folio XXXXXX4821')).toBeVisible()
})

test('an order whose NAV is late says so, with the day, instead of promising days that are over', async () => {
  show({ 'transaction/details': ok({ order: sampleOrder({ navLate: '2026-08-25' }), others: [] }) })
  expect(await screen.findByText('The NAV of Tuesday, 25 August is not published yet')).toBeVisible()
  expect(screen.getByText(/You still get the NAV of that day, but later/)).toBeVisible()
})

test('the PDF is downloaded and told by the toast E67 for 4 seconds [S1.045, S8.009]', async () => {
  download.mockResolvedValue()
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'PDF' }))
  expect(download).toHaveBeenCalledWith([expect.objectContaining({ orderNumber: 'NM2608250041' })])
  expect(toasts()).toEqual([
    expect.objectContaining({
      type: 'success',
      time: 4000,
      message: expect.stringMatching(/^Your PDF has been downloaded/),
    }),
  ])
})

test('a PDF that could not be made says so and offers the e-mail', async () => {
  download.mockRejectedValueOnce(new Error('no memory'))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'PDF' }))
  await waitFor(() => expect(toasts()[0]).toMatchObject({ type: 'danger' }))
})

test('the receipt is e-mailed from a dialog with one field and Submit [S1.046, S2.149, S7.079]', async () => {
  const { callsOf } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'E-mail it' }))
  const field = screen.getByRole('textbox', { name: 'E-mail' })
  expect(field).toHaveValue('asha@example.in')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(toasts()[0]?.message).toBe('We sent the receipt to XXha@example.in.'))
  expect(callsOf('transaction/sendConfirmation')[0]?.body).toMatchObject({
    transactionId: 'order-1',
    emailId: 'asha@example.in',
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('Submit is disabled while the e-mail is missing or invalid [S5.034, S5.037]', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'E-mail it' }))
  const field = screen.getByRole('textbox', { name: 'E-mail' })
  await userEvent.clear(field)
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await userEvent.type(field, 'asha@example')
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await userEvent.type(field, '.in')
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled()
})

test('a refused e-mail keeps the dialog, what was typed and the server’s words', async () => {
  show({ 'transaction/sendConfirmation': refusal('This e-mail address is blocked.') })
  await userEvent.click(await screen.findByRole('button', { name: 'E-mail it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('This e-mail address is blocked.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('asha@example.in')
})

test('an order of another investor reads like one that does not exist', async () => {
  show({ 'transaction/details': notFound })
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this order' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home/dashboard')
})

test.each([
  [
    'refund_due',
    'The offer was called off.',
    'We are refunding your ₹25,000',
    /The offer was called off\. You get/,
  ],
  ['refunded', null, 'We refunded your ₹25,000', /reached us too late to buy units\. Your money is back/],
  ['expired', null, 'Too late to pay', /Nothing was debited/],
] as const)(
  'an order without a receipt says what became of its money: %s',
  async (state, failureReason, title, text) => {
    show({ 'transaction/details': ok({ order: sampleOrder({ state, failureReason }), others: [] }) })
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByText(/You have not paid/)).toBeNull()
  },
)

test('an order that is not paid leads to its payment', async () => {
  show({ 'transaction/details': ok({ order: sampleOrder({ state: 'created', payments: [] }), others: [] }) })
  const link = await screen.findByRole('link', { name: 'See the payment' })
  expect(link).toHaveAttribute('href', '/home/transaction/payment?order=order-1')
})

test('a receipt that did not load can be tried again', async () => {
  let requested = 0
  show({
    'transaction/details': () =>
      ++requested === 1 ? { status: 500, message: 'no' } : ok({ order: sampleOrder(), others: [] }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('What happens next')).toBeVisible()
})

const draft = sampleDraft({ orderId: 'order-1', idempotencyKey: 'key-1' })

test('the draft of a paid order is cleared [S3.042]', async () => {
  renderPage(SuccessfullPage, { answers, at, draft })
  await waitFor(() => expect(draftNow().orderId).toBeNull())
  expect(draftNow().transactionDetails.amount).toBeNull()
})

test('the draft of another order stays', async () => {
  renderPage(SuccessfullPage, { answers, at, draft: { ...draft, orderId: 'order-2' } })
  await screen.findByText('What happens next')
  expect(draftNow().orderId).toBe('order-2')
})

test('a redemption shows its way to the payout, its receipt, and how to cancel it', async () => {
  const other = sampleRedemption({ transactionId: 'order-2', orderNumber: 'NM2608250042' })
  show({ 'transaction/details': ok({ order: sampleRedemption(), others: [other] }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'We have your redemption' })).toBeVisible()
  expect(screen.getByText('Thursday, 27 August: money in Parijat Bank ••4417')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Cancel this redemption/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /order NM2608250042$/ })).toHaveAttribute(
    'href',
    '/home/transaction/successfull?order=order-2',
  )
  expect(screen.getByText('Asked for')).toBeVisible()
})

test('the receipt of a SIP has its next debits, for the calendar too, and ends its draft [S1.010]', async () => {
  const address = jest.fn(() => 'blob:sip')
  Object.assign(URL, { createObjectURL: address, revokeObjectURL: jest.fn() })
  renderPage(SuccessfullPage, {
    answers: { ...answers, 'transaction/details': ok({ order: sampleRegistration(), others: [] }) },
    at: '/home/transaction/successfull?order=sip-1',
    draft: sampleSipDraft({ orderId: 'sip-1', idempotencyKey: 'key-1' }),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'We have your SIP' })).toBeVisible()
  expect(await screen.findByText('Mon, 12 Oct 2026')).toBeVisible()
  expect(screen.getByText('SR100131')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  expect(address).toHaveBeenCalledWith(expect.objectContaining({ type: 'text/calendar' }))
  await waitFor(() => expect(draftNow().orderId).toBeNull())
})

test('the receipt of a SIP whose first instalment is not paid keeps the draft, which leads to the payment', async () => {
  const unpaid = sampleOrder({ kind: 'SIP_INSTALMENT', state: 'created', payments: [] })
  renderPage(SuccessfullPage, {
    answers: { ...answers, 'transaction/details': ok({ order: sampleRegistration(), others: [unpaid] }) },
    at: '/home/transaction/successfull?order=sip-1',
    draft: sampleSipDraft({ orderId: 'order-1' }),
  })
  expect(await screen.findByText(/You have not paid the first instalment yet/)).toBeVisible()
  expect(draftNow().orderId).toBe('order-1')
})

test('an instalment whose debit failed has a receipt that says why, and nothing to pay', async () => {
  const failed = sampleOrder({
    kind: 'SIP_INSTALMENT',
    state: 'expired',
    payments: [],
    failureReason: 'There was too little money in the account.',
    mandate: { umrn: 'U1', bankName: 'Parijat Bank', accountLast4: '4417' },
  })
  show({ 'transaction/details': ok({ order: failed, others: [] }) })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not debit ₹25,000.00' }),
  ).toBeVisible()
  expect(screen.queryByRole('link', { name: 'See the payment' })).toBeNull()
})

test.each([
  [sampleRegistration(), /, 37 hours before each debit\./, /a day before/],
  [sampleRedemption(), /^We publish it by 9:30 pm\./, /11(:00)? pm/],
  [
    sampleOrder({ state: 'refund_due' }),
    /you paid from within 9 business days\.$/,
    /[35] (business|working) days/,
  ],
])('its hours and days are those that the server reckons with', async (order, odd, usual) => {
  const { container } = show({ 'transaction/details': ok({ order, others: [] }), conf: ok(oddConf) })
  expect(await screen.findByText(odd)).toBeVisible()
  expect(container).not.toHaveTextContent(usual)
})
