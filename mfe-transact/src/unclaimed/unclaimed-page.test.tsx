import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UnclaimedAmount } from '@portal/contracts/orders/unclaimed'
import { type Answers, notFound, ok, refusal, renderPage } from '@portal/testing'
import FlowPage from '../pages/flow.page'
import { codeAnswers } from '../testing/code-answers'
import { sampleConf } from '@portal/testing/samples'
import { sampleRedemption } from '../testing/sample-outflow'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const account = (bankId: string, accountLast4: string, usableFrom: string | null = null) => ({
  bankId,
  bankName: 'Parijat Bank',
  accountLast4,
  usableFrom,
})
const amount: UnclaimedAmount = {
  transactionId: 'order-7',
  orderNumber: 'NM2608250007',
  idcwOf: null,
  scheme: sampleRedemption().scheme,
  folioNo: '91018018',
  amount: 20_000_00,
  income: 34_20,
  returnedAt: '2026-08-28T05:30:00.000Z',
  reason: 'The account is closed.',
  bankName: 'Parijat Bank',
  accountLast4: '7777',
  banks: [
    account('bank-7777', '7777'),
    account('bank-4417', '4417'),
    account('bank-2018', '2018', '2026-09-20'),
  ],
  payoutOn: '2026-09-16',
}
const code: Answers = {
  conf: ok(sampleConf),
  ...codeAnswers,
}
const show = (answers: Answers) =>
  renderPage(FlowPage, { answers, at: '/home/transact/select-scheme?plan=REDEEM&unclaimed=true' })

test('an amount says where it comes from, and is paid with its income to the account that its code names [S2.033]', async () => {
  const { callsOf } = show({
    ...code,
    'transaction/unclaimed': ok({ amounts: [amount] }),
    'transaction/unclaimed/claim': ok({
      order: sampleRedemption({ transactionId: 'order-7', state: 'returned' }),
    }),
  })
  expect(await screen.findByText('The account is closed.')).toBeVisible()
  expect(screen.getByText('₹34.20')).toBeVisible()
  expect(screen.getByRole('radio', { name: /4417/ })).toBeChecked()
  expect(screen.getByText(/Can be used from 20 Sep 2026/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pay me ₹20,034.20' }))
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 5000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(
    await screen.findByText('₹20,034.20 goes to Parijat Bank ••4417.', undefined, { timeout: 5000 }),
  ).toBeVisible()
  const bound = { transactionId: 'order-7', bankId: 'bank-4417' }
  expect(callsOf('otp/generate')[0]?.body).toMatchObject({ activityType: 'UNCLAIMED', ...bound })
  expect(callsOf('transaction/unclaimed/claim')[0]?.body).toMatchObject({ ...bound, otp: 'QX71234' })
})

test('a refused claim says why and keeps the choice [S2.033]', async () => {
  show({
    ...code,
    'transaction/unclaimed': ok({ amounts: [amount] }),
    'transaction/unclaimed/claim': refusal('This money does not wait for you any more.', '-387'),
  })
  await userEvent.click(await screen.findByRole('radio', { name: /7777/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Pay me/ }))
  await userEvent.type(await screen.findByRole('textbox', undefined, { timeout: 5000 }), '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(
    await screen.findByText('This money does not wait for you any more.', undefined, { timeout: 5000 }),
  ).toBeVisible()
  expect(screen.getByRole('radio', { name: /7777/ })).toBeChecked()
})

test('where nothing waits, or the list did not load, the page says so', async () => {
  const { unmount } = show({ 'transaction/unclaimed': ok({ amounts: [] }) })
  expect(await screen.findByText('No money waits for you')).toBeVisible()
  unmount()
  show({ 'transaction/unclaimed': notFound })
  expect(await screen.findByText('Your unclaimed amounts did not load')).toBeVisible()
})
