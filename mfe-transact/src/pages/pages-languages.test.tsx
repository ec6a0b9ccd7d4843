import { ok, renderPage, speak, textsIn, withoutBrackets } from '@portal/testing'
import { sampleConf } from '@portal/testing/samples'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../remote'
import { codeAnswers } from '../testing/code-answers'
import { show, started, unpaid } from '../testing/payment-page'
import { sampleAttempt } from '../testing/sample-order'
import { sampleRow } from '../testing/sample-row'
import CancelPage from './cancel.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

afterEach(() => speak('en', remote))

test('the ways to pay are there in Hindi, with reasons and amounts as they are', async () => {
  await speak('hi', remote)
  show({ 'transaction/paymentStatus': unpaid(sampleAttempt({ state: 'failed', reason: 'No money' })) })
  expect(await screen.findByRole('heading', { name: 'आप भुगतान कैसे करना चाहते हैं?' })).toBeVisible()
  expect(await screen.findByText('भुगतान पूरा नहीं हुआ।')).toBeVisible()
  expect(screen.getByText(/^कोई रकम नहीं कटी। बैंक का कहना है: No money\. /)).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'UPI से भुगतान करें' })[0]).toBeVisible()
  expect(screen.getAllByText('₹25,000')[0]).toBeVisible()
})

test('the code to scan and the wait for the payment change their language as they stand', async () => {
  const open = sampleAttempt({ paymentId: 'payment-1', state: 'started' })
  let attempts: (typeof open)[] = []
  show({
    'transaction/paymentStatus': () => unpaid(...attempts),
    'transaction/payment/initiate': () => {
      attempts = [open]
      return started(true)
    },
  })
  expect(await screen.findByText('Waiting for your payment.')).toBeVisible()
  await speak('hi', remote)
  expect(screen.getByText('आपके भुगतान का इंतज़ार है।')).toBeVisible()
  expect(screen.getByRole('img', { name: 'UPI से ₹25,000 के भुगतान का QR कोड' })).toBeVisible()
  expect(screen.queryByText(/Your money reaches us/)).toBeNull()
})

test('an order that waits for its cut-off is cancelled in Hindi', async () => {
  await speak('hi', remote)
  renderPage(CancelPage, {
    answers: {
      'transaction/history': ok({ transactions: [sampleRow()] }),
      ...codeAnswers,
      conf: ok(sampleConf),
    },
    at: '/home/investments/transactions/cancel-redemption',
  })
  expect(await screen.findByText(/^25 अग॰ 2026 को दिया गया · फोलियो \S+ · 600\.000 यूनिट/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'यह रिडेम्पशन रद्द करें (Neem Flexi Cap Fund)' }))
  const question = within(screen.getByRole('alertdialog', { name: 'यह रिडेम्पशन रद्द करें?' }))
  expect(question.getByRole('button', { name: 'रिडेम्पशन रहने दें' })).toBeVisible()
})

test('in the pseudo-language every text of the payment stands in brackets', async () => {
  await speak('en-XA', remote)
  const { container } = show({ 'transaction/paymentStatus': unpaid(sampleAttempt({ state: 'failed' })) })
  await screen.findAllByRole('button', { name: /^\[/ })
  // The amount is what a text is said about.
  const given = /^₹25,000$/
  const texts = textsIn(container, 'h1, h2, h3, dt, button, p', given)
  expect(texts.length).toBeGreaterThan(8)
  expect(withoutBrackets(texts)).toEqual([])
})
