import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RedemptionOrder } from '@portal/contracts/orders/order'
import type { StoredTransaction } from '@portal/contracts/orders/stored-transaction'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import { type Answers, type FakeRequest, ok, renderPage, routing, serverError } from '@portal/testing'
import { portfolio, purchase } from '../testing/portfolio-samples'
import { twoFolios } from '../testing/holding-samples'
import TransactionsPage from './transactions.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const redemptionRow: TransactionRow = {
  ...purchase,
  transactionId: 'r1',
  kind: 'REDEMPTION',
  date: '2026-08-25',
  status: 'IN_PROCESS',
  statusText: 'In process, NAV of 25 Aug',
  cancelUntil: '2026-08-25T09:30:00.000Z',
}
const older: TransactionRow = {
  ...purchase,
  transactionId: 'old',
  date: '2026-07-20',
  kind: 'PURCHASE_SIP',
  instalmentOf: 'SIP',
}
const failed: TransactionRow = {
  ...older,
  transactionId: 'SIP3 2026-07-10',
  date: '2026-07-10',
  units: null,
  status: 'FAILED',
  statusText: 'Debit failed',
}
const redemption: RedemptionOrder = {
  family: 'redemption',
  kind: 'REDEEM',
  state: 'accepted',
  transactionId: 'r1',
  checkoutId: 'c1',
  orderNumber: 'NM2608250041',
  createdAt: '2026-08-25T04:50:00.000Z',
  folioNo: '1002934821',
  isNewFolio: false,
  investorName: 'Asha Verma',
  investorPan: 'ZZZPV1001A',
  investorEmail: 'asha@example.in',
  investorMobile: '9810001001',
  distributorARN: null,
  scheme: {
    schemePlanCode: 'FLEXI-DG',
    schemeName: 'Neem Flexi Cap Fund',
    planMode: 'DIRECT',
    optionCode: 'G',
    optDesc: 'Growth',
    fundType: 'EQUITY',
  },
  cancelUntil: redemptionRow.cancelUntil,
  failureReason: null,
  planId: null,
  dueOn: null,
  howMuch: { amountUnitType: 'AMOUNT', amount: 25_000_00 },
  unitsHeld: '254.000',
  navDate: '2026-08-25',
  nav: null,
  units: null,
  proceeds: null,
  exitLoad: null,
  stt: null,
  tds: null,
  netAmount: null,
  payoutOn: '2026-08-27',
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  payouts: [],
}

const record: StoredTransaction = {
  transactionId: 'r1',
  userTxrnNo: redemption.orderNumber,
  initiatedOn: redemption.createdAt,
  modifiedOn: redemption.createdAt,
  expiredOn: null,
  distributorArn: 'ARN-1204',
  distributorName: 'Gulmohar Financial Distribution',
  euin: 'E012041',
  euinProfileName: 'Kavya Shetty',
  folioNo: redemption.folioNo,
  investorEmail: redemption.investorEmail,
  investorMobileNumber: redemption.investorMobile,
  investorName: redemption.investorName,
  investorPAN: redemption.investorPan,
  schemeName: redemption.scheme.schemeName,
  schemeCode: 'FLEXI',
  investType: 'REDEEM',
  investOption: 'G',
  option: 'Growth',
  dividendFrequency: null,
  investmentAmount: null,
  amountUnitType: 'ALL_UNITS',
  transactionStatus: 'IN_PROCESS',
  subStatus: 'In process',
  toScheme: null,
  toSchemeCode: null,
  frequency: null,
  frequencyDate: null,
  sipSrn: null,
  startDate: null,
  endDate: null,
  numOfInstallments: null,
  topUpAmount: null,
  topUpFrequency: null,
  topUpMaxAmount: null,
  topUpMaxYears: null,
  topUpuntil: null,
  bankDetails: null,
}

const pages: Record<string, unknown> = {
  first: { transactions: [redemptionRow, purchase], next: 'p2' },
  p2: { transactions: [older, failed] },
}
const history = ({ body }: FakeRequest) => ok(pages[String(body['after'] ?? 'first')])
const timeline = ({ body }: FakeRequest) =>
  body['transactionId'] === 'r1'
    ? ok({
        order: redemption,
        record,
        changes: [{ state: 'accepted', at: redemption.createdAt }],
        entries: [],
      })
    : ok({
        order: null,
        record: null,
        changes: [],
        entries: [
          {
            kind: 'PURCHASE_SIP',
            instalmentOf: 'SIP',
            date: '2026-07-20',
            schemeName: 'Neem Flexi Cap Fund',
            units: '45.100',
            nav: '99.7700',
            amount: 4_500_00,
            stampDuty: 22,
            withheld: 0,
          },
        ],
      })
const answers: Answers = {
  'investor/portfolioDetails': ok(portfolio),
  'investor/get/folio': ok({ folios: twoFolios }),
  'transaction/history': history,
  'transaction/timeline': timeline,
}
const user = userEvent.setup()
const open = async (name: RegExp) => user.click(await screen.findByRole('button', { name }))

test('lists the transactions by month, a page at a time [S2.022]', async () => {
  const { callsOf } = renderPage(TransactionsPage, { answers })
  expect(await screen.findByRole('heading', { level: 2, name: 'August 2026' })).toBeVisible()
  expect(screen.queryByText('July 2026')).toBeNull()
  expect(screen.getByText('The latest 2 are shown.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'July 2026' })).toBeVisible()
  expect(screen.getByText('All 4 are shown.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(callsOf('transaction/history').map(({ body }) => body['after'])).toEqual([undefined, 'p2'])
})

test('an order for units is told in its units until it is sold, on the day of the order', async () => {
  const units = { ...redemptionRow, amount: null, units: '254.000', orderedOn: '2026-08-24' }
  renderPage(TransactionsPage, {
    answers: { ...answers, 'transaction/history': ok({ transactions: [units] }) },
  })
  expect(await screen.findByText('254.000 units')).toBeVisible()
  expect(screen.getByText(/^Redemption · ordered 24 Aug/)).toBeVisible()
})

test('filters by type and period, which stand in the address, and begins with the first page again', async () => {
  const { callsOf } = renderPage(TransactionsPage, { answers })
  await user.click(await screen.findByRole('combobox', { name: /^Type/ }))
  await user.click(screen.getByRole('option', { name: 'Redemptions' }))
  await user.click(screen.getByRole('combobox', { name: /^Period/ }))
  await user.click(screen.getByRole('option', { name: 'Last financial year' }))
  expect(routing.address()).toBe('/?type=REDEMPTION&period=LAST_FY')
  expect(callsOf('transaction/history').at(-1)?.body).toMatchObject({
    filter: { type: 'REDEMPTION', from: '2025-04-01', to: '2026-03-31' },
  })
})

test('filters by one of four ranges of amounts, which the server is asked for [S9.023]', async () => {
  const { callsOf } = renderPage(TransactionsPage, { answers })
  await user.click(await screen.findByRole('combobox', { name: /^Amount/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Any amount',
    'Up to ₹25,000',
    '₹25,000 to ₹50,000',
    '₹50,000 to ₹1,00,000',
    'Above ₹1,00,000',
  ])
  await user.click(screen.getByRole('option', { name: '₹25,000 to ₹50,000' }))
  expect(routing.address()).toBe('/?amount=UP_TO_50000')
  expect(callsOf('transaction/history').at(-1)?.body).toMatchObject({ filter: { amount: 'UP_TO_50000' } })
})

test('searches when typing pauses, with the filter that was chosen meanwhile, but not on the way to another page', async () => {
  renderPage(TransactionsPage, { answers })
  const box = await screen.findByRole('searchbox')
  await user.type(box, 'flexi')
  await user.click(screen.getByRole('combobox', { name: /^Type/ }))
  await user.click(screen.getByRole('option', { name: 'Redemptions' }))
  await waitFor(() => expect(routing.address()).toBe('/?type=REDEMPTION&search=flexi'))
  jest.useFakeTimers()
  fireEvent.change(box, { target: { value: 'flexi cap' } })
  act(() => routing.leave())
  act(() => void jest.advanceTimersByTime(1_000))
  jest.useRealTimers()
  expect(routing.address()).toBe('/?type=REDEMPTION&search=flexi')
})

test('an open redemption tells what comes when, and can be cancelled until its cut-off', async () => {
  renderPage(TransactionsPage, { answers })
  await open(/^Details: Neem Flexi Cap Fund, Redemption/)
  expect(await screen.findByText('Money in Parijat Bank ••4417 by 27 Aug 2026')).toBeVisible()
  expect(screen.getAllByText('25 Aug 2026, 10:20 am')[0]).toBeVisible()
  expect(screen.getByText('NM2608250041')).toBeVisible()
  expect(screen.getByText('Gulmohar Financial Distribution (ARN-1204)')).toBeVisible()
  expect(screen.getByText('Kavya Shetty (E012041)')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cancel this redemption (until 3:00 pm)' })).toHaveAttribute(
    'href',
    '/home/investments/transactions/cancel-redemption',
  )
  expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    '/home/transaction/successfull?order=r1',
  )
})

test('a transaction of before the orders tells what the ledger knows', async () => {
  renderPage(TransactionsPage, { answers })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await open(/^Details: Neem Flexi Cap Fund, SIP instalment · 20 Jul/)
  expect(await screen.findByText('20 Jul 2026, 45.100 units')).toBeVisible()
  expect(screen.getByText('₹99.7700')).toBeVisible()
})

test('a debit that failed says so without a call, and leads to another payment', async () => {
  const { callsOf } = renderPage(TransactionsPage, { answers })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  await open(/^Details: Neem Flexi Cap Fund, SIP instalment · 10 Jul/)
  expect(screen.getByText('You got no units, and nothing was debited.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Invest now' })).toHaveAttribute(
    'href',
    '/home/transaction/invest?scheme=FLEXI-DG&amount=25000',
  )
  expect(callsOf('transaction/timeline')).toHaveLength(0)
})

test('a filter that leaves nothing offers to show all again', async () => {
  const none = { ...answers, 'transaction/history': ok({ transactions: [] }) }
  renderPage(TransactionsPage, { answers: none, at: '/?status=FAILED' })
  expect(await screen.findByRole('heading', { level: 2, name: 'No transactions match' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Show all' }))
  expect(routing.address()).toBe('/')
  expect(await screen.findByText('No transactions yet')).toBeVisible()
})

test('says that the list did not load, and tries again', async () => {
  let attempts = 0
  const flaky = (request: FakeRequest) => (attempts++ ? history(request) : serverError)
  renderPage(TransactionsPage, { answers: { ...answers, 'transaction/history': flaky } })
  expect(await screen.findByText('Your transactions did not load')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(
    within(await screen.findByRole('region', { name: 'Transactions' })).getAllByRole('listitem'),
  ).toHaveLength(2)
})
