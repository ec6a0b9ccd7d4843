import { portalStore, RESET } from '@portal/kernel'
import { type Answers, ok, refusal, renderPage, routing } from '@portal/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import FlowPage from '../../pages/flow.page'
import ReceiptPage from '../../pages/receipt.page'
import { answers, order, plan } from '../../testing/sample-top-up'
import { topUpDraftAtom } from './top-up-draft'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

beforeEach(() => portalStore.set(topUpDraftAtom, RESET))

const form = (changed: Answers = {}) =>
  renderPage(FlowPage, {
    answers: { ...answers, ...changed },
    at: '/home/transaction/top-up?plan=SR100002',
  })
const typed = async (rupees: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }, { timeout: 5000 }), rupees)
  await userEvent.click(screen.getAllByRole('button', { name: 'Continue to review' })[0]!)
}
const review = (changed: Answers = {}) => {
  portalStore.set(topUpDraftAtom, (last) => ({ ...last, plan, amount: 4_000_00 }))
  return renderPage(FlowPage, {
    answers: { ...answers, ...changed },
    at: '/home/transaction/top-up/review',
  })
}

test('a running SIP is topped up from its page: the amount is judged by the server, and the review is next', async () => {
  const { callsOf } = form()
  await typed('4000')
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/top-up/review'))
  expect(callsOf('transaction/validate/sipTopUpOnce')[0]?.body).toMatchObject({ ...plan, amount: 4_000_00 })
  expect(portalStore.get(topUpDraftAtom)).toMatchObject({ plan, amount: 4_000_00 })
})

test('too little for the fund is refused at the amount, before anything is sent', async () => {
  const { callsOf } = form()
  await typed('1')
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeInvalid()
  expect(callsOf('transaction/validate/sipTopUpOnce')).toHaveLength(0)
})

test('a SIP that does not run says so above the form, with what was typed', async () => {
  const text = 'This SIP is paused. Restart it first, or invest in its fund.'
  form({ 'transaction/validate/sipTopUpOnce': refusal(text, '-442') })
  await typed('4000')
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('4,000')
})

test('the review says that the SIP goes on as it is; the code is bound to the top-up, and its payment is next', async () => {
  const { callsOf } = review()
  expect(
    await screen.findByRole('heading', { name: 'Your SIP goes on as it is' }, { timeout: 5000 }),
  ).toBeVisible()
  for (const name of ['Amount', 'Done: Amount', 'Change the order'])
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/home/transaction/top-up?plan=SR100002',
    )
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getAllByRole('button', { name: 'Confirm and choose how to pay' })[0]!)
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 5000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/payment?order=order-1'), {
    timeout: 5000,
  })
  const terms = { kind: 'SIP_TOP_UP_ONCE', ...plan, amount: 4_000_00 }
  expect(callsOf('otp/generate')[0]?.body).toMatchObject({ activityType: 'LUMPSUM', orders: [terms] })
  const [placed] = callsOf('transaction/sipTopUpOnce')
  expect(placed?.body).toMatchObject({ ...plan, amount: 4_000_00, otp: 'QX71234' })
  expect(placed?.header('Idempotency-Key')).toBe(portalStore.get(topUpDraftAtom).idempotencyKey)
})

test('its receipt ends the draft, so that the next top-up of the SIP is another order', async () => {
  portalStore.set(topUpDraftAtom, (last) => ({ ...last, plan, amount: 4_000_00, orderId: 'order-1' }))
  renderPage(ReceiptPage, {
    answers: { ...answers, 'transaction/details': ok({ order: { ...order, state: 'paid' }, others: [] }) },
    at: '/home/transaction/successfull?order=order-1',
  })
  await waitFor(() => expect(portalStore.get(topUpDraftAtom).plan).toBeNull(), { timeout: 5000 })
})

test('a top-up that became impossible says why on its review, and leads to its amount', async () => {
  review({ 'transaction/validate/sipTopUpOnce': refusal('This scheme is closed.', '-303') })
  expect(await screen.findByText('This scheme is closed.', undefined, { timeout: 5000 })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Change the order' })).toHaveAttribute(
    'href',
    '/home/transaction/top-up?plan=SR100002',
  )
})

test('the receipt says which SIP was topped up', async () => {
  renderPage(ReceiptPage, {
    answers: { ...answers, 'transaction/details': ok({ order: { ...order, state: 'paid' }, others: [] }) },
    at: '/home/transaction/successfull?order=order-1',
  })
  expect(await screen.findByText('SIP SR100002', undefined, { timeout: 5000 })).toBeVisible()
})
