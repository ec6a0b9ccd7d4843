import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, notFound, ok, refusal, renderPage } from '@portal/testing'
import { codeAnswers } from '../testing/code-answers'
import { sampleConf } from '@portal/testing/samples'
import { sampleRedemption } from '../testing/sample-outflow'
import { sampleRow } from '../testing/sample-row'
import { sampleRegistration } from '../testing/sample-sip'
import { kinds } from '../kinds'
import sipReceipt from '../kinds/sip/receipt'
import { CancelOrder } from '../transaction/cancel-order'
import { cancelWords } from '../transaction/cancel-words'
import CancelPage from './cancel.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const clockAt = (serverNow: string) =>
  ok({
    serverNow,
    navDate: null,
    currentValue: 0,
    invested: 0,
    paidIn: 0,
    gain: 0,
    gainRate: null,
    xirr: null,
    dayChange: 0,
    dayChangeRate: null,
    folioCount: 1,
    schemeCount: 1,
    holdings: [],
    exited: [],
    between: [],
  })
const answers: Answers = {
  'transaction/history': ok({ transactions: [sampleRow()] }),
  'investor/portfolioDetails': clockAt('2026-08-25T07:48:00.000Z'),
  ...codeAnswers,
  'transaction/cancel/redeem': ok({ order: sampleRedemption({ state: 'cancelled', cancelUntil: null }) }),
  conf: ok(sampleConf),
}
const at = '/home/investments/transactions/cancel-redemption'
const show = (changed: Answers = {}, address = at) =>
  renderPage(CancelPage, { answers: { ...answers, ...changed }, at: address })

async function cancel(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel this redemption/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the redemption' }))
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 5000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

test('a redemption before its cut-off is cancelled by a code that is bound to it [S2.024, S7.065]', async () => {
  const { callsOf } = show()
  expect(await screen.findByText(/You can cancel until 3:00 pm, 25 Aug 2026/)).toBeVisible()
  await cancel()
  expect(await screen.findByText('Your redemption is cancelled.', undefined, { timeout: 5000 })).toBeVisible()
  expect(callsOf('otp/generate')[0]?.body).toMatchObject({
    activityType: 'CANCEL_REDEEM',
    transactionId: 'order-1',
    folioNumber: '1000004821',
  })
  expect(callsOf('transaction/cancel/redeem')[0]?.body).toMatchObject({
    transactionId: 'order-1',
    otp: 'QX71234',
  })
})

test('keeping the redemption sends no code', async () => {
  const { callsOf } = show()
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel this redemption/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the redemption' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(callsOf('otp/generate')).toHaveLength(0)
})

test('after the cut-off, by the server’s clock, the row says why not', async () => {
  show({ 'investor/portfolioDetails': clockAt('2026-08-25T09:31:00.000Z') })
  expect(await screen.findByText(/Too late: you could cancel it until 3:00 pm, 25 Aug 2026/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Cancel this/ })).toBeNull()
})

test('what the server refuses is said in its words', async () => {
  show({ 'transaction/cancel/redeem': refusal('It is too late to cancel this order.', '-361') })
  await cancel()
  expect(
    await screen.findByText('Your redemption was not cancelled.', undefined, { timeout: 5000 }),
  ).toBeVisible()
})

test('with nothing to cancel the page says until when one can', async () => {
  show({ 'transaction/history': ok({ transactions: [sampleRow({ cancelUntil: null })] }) })
  expect(await screen.findByText('You have no redemption to cancel')).toBeVisible()
})

test('orders that did not load can be asked for again', async () => {
  show({ 'transaction/history': notFound })
  expect(await screen.findByText('Your orders did not load')).toBeVisible()
})

test('a switch is one line of both schemes, whatever rows it has [S2.025]', async () => {
  const out = sampleRow({ kind: 'SWITCH_OUT', toSchemeName: 'Neem Liquid Fund' })
  show(
    { 'transaction/history': ok({ transactions: [out, { ...out, kind: 'SWITCH_IN' }] }) },
    '/home/investments/transactions/cancel-switch',
  )
  expect(await screen.findByText('Neem Flexi Cap Fund to Neem Liquid Fund')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Cancel this switch/ })).toHaveLength(1)
})

test('a SIP is taken back from its receipt until its cut-off, by a code that is bound to it', async () => {
  const sip = sampleRegistration()
  const { callsOf } = renderPage(() => <CancelOrder order={sip} cancel={sipReceipt.cancel()} />, {
    answers: { ...answers, 'transaction/cancel': ok({ order: { ...sip, state: 'cancelled' } }) },
  })
  expect(await screen.findByText('You can cancel until 3:00 pm, 25 Aug 2026.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Cancel this SIP/ }))
  expect(await screen.findByText(/No debit follows\. An instalment that you have paid stays/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the SIP' }))
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 5000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(callsOf('transaction/cancel')).toHaveLength(1))
  expect(callsOf('otp/generate')[0]?.body).toMatchObject({
    activityType: 'SIP_CANCEL',
    transactionId: 'sip-1',
  })
})

test.each([
  ['REDEEM', 'Cancel this redemption?'],
  ['SWITCH', 'Cancel this switch?'],
  ['STP', 'Cancel this STP?'],
  ['SWP', 'Cancel this SWP?'],
  ['SIP', 'Cancel this SIP?'],
  ['CHANGE_DIVIDEND', 'Cancel this change of option?'],
  ['AUTO_SWITCH', 'Cancel this automatic switch?'],
  ['SIP_PAUSE', 'Cancel this change?'],
  ['LUMPSUM', undefined],
] as const)('the receipt of %s asks whether that is taken back: %s', async (kind, question) => {
  const words = await kinds[kind].receipt?.()
  expect(words?.default.headline).toBeDefined()
  const cancel = words?.default.cancel
  const cancelling = typeof cancel === 'function' ? cancel({ kind } as never) : cancel
  expect(cancelling && cancelWords(cancelling.thing).question).toBe(question)
})
