import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { asha, portfolio, purchase, sip } from '../testing/portfolio-samples'
import { type Answers, type FakeRequest, neverAnswered, ok, renderPage, serverError } from '@portal/testing'
import { emptyPortfolio, sampleConf } from '@portal/testing/samples'
import { categories } from '../testing/samples'
import DashboardPage from './dashboard.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const points = [
  { date: '2026-08-21', value: 9_00_000_00, invested: 7_15_000_00 },
  { date: '2026-08-24', value: 9_05_195_79, invested: 7_15_000_00 },
]
const nothingWaits = {
  requests: [],
  endingSips: [],
  unclaimed: [],
  taxNumberMissing: false,
  foliosWithoutBank: [],
  foliosWithoutNominee: [],
}
const answers: Answers = {
  'investor/waiting': ok(nothingWaits),
  'investor/portfolioDetails': ok(portfolio),
  'investor/assetSummary': ok({ allocation: [{ category: 'EQUITY', value: 5_14_296_00, share: 1 }] }),
  'investor/valueHistory': ok({ points }),
  'transaction/history': ok({ transactions: [purchase] }),
  'transaction/SystematicPlans': ok({ upcoming: [sip] }),
}
const om = { ...asha, name: 'Om Oberoi', hasInvestments: false, kycStatus: 'On-Hold' as const }
const nothing: Answers = {
  ...answers,
  'investor/portfolioDetails': ok(emptyPortfolio),
  'investor/assetSummary': ok({ allocation: [] }),
  'transaction/history': ok({ transactions: [] }),
  'transaction/SystematicPlans': ok({ upcoming: [] }),
  'product/schemes': ok({ categories, navDate: '2026-08-24' }),
  conf: ok(sampleConf),
}
const card = (name: string) => within(screen.getByRole('region', { name }))

test('asks for everything at once, before any answer has come [S7.039]', async () => {
  const unanswered = Object.fromEntries(Object.keys(answers).map((path) => [path, neverAnswered]))
  const { calls } = renderPage(DashboardPage, { answers: unanswered })
  await waitFor(() => expect(calls).toHaveLength(7))
  expect(calls.map(({ path }) => path).sort()).toEqual([
    'investor/assetSummary',
    'investor/portfolioDetails',
    'investor/valueHistory',
    'investor/waiting',
    'transaction/SystematicPlans',
    'transaction/history',
    'transaction/pendingTransaction',
  ])
  expect(screen.getByRole('region', { name: 'Total value' })).toHaveAttribute('aria-busy', 'true')
})

test('what waits beside orders is among what needs attention, and fails alone', async () => {
  const waiting = { ...nothingWaits, foliosWithoutBank: null, foliosWithoutNominee: ['1000004821'] }
  renderPage(DashboardPage, { answers: { ...answers, 'investor/waiting': ok(waiting) } })
  const row = await screen.findByRole('link', { name: 'Name one' })
  expect(row).toHaveAttribute('href', '/home/service-request/edit-nominee?folio=1000004821')
  expect(card('Needs your attention').getByText('1 item')).toBeVisible()
})

test('shows what the investor owns, and how it came there [S2.016]', async () => {
  renderPage(DashboardPage, { answers })
  expect(await screen.findByText('+26.6%')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Good (morning|afternoon|evening), Asha$/,
  )
  const value = screen.getByRole('region', { name: 'Total value' })
  expect(value).toHaveTextContent('₹9,05,195.79')
  expect(value).toHaveTextContent('Gain +₹3,685.26 (+0.41%) since the last NAV')
  expect(value).toHaveTextContent('Invested ₹7,15,000')
  expect(value).toHaveTextContent('Gain +₹1,90,196')
  expect(screen.getByText(/values use the NAVs of 24 Aug 2026/)).toBeVisible()
})

test('explains XIRR behind its button', async () => {
  renderPage(DashboardPage, { answers })
  await userEvent.click(await screen.findByRole('button', { name: 'What is XIRR?' }))
  expect(screen.getByText(/XIRR is your yearly return/)).toHaveTextContent(
    'You see it once you have invested for a year.',
  )
})

test('asks for another period of the chart when one is chosen', async () => {
  const periods: unknown[] = []
  const valueHistory = ({ body }: FakeRequest) => {
    periods.push(body['period'])
    return ok({ points })
  }
  renderPage(DashboardPage, { answers: { ...answers, 'investor/valueHistory': valueHistory } })
  await userEvent.click(await screen.findByRole('radio', { name: '6 months' }))
  expect(periods).toEqual(['3Y', '6M'])
})

test('leaves the other cards alive when one call fails, and tries that one again', async () => {
  let attempts = 0
  const history = () => (attempts++ ? ok({ transactions: [purchase] }) : serverError)
  renderPage(DashboardPage, { answers: { ...answers, 'transaction/history': history } })
  expect(await screen.findByText('Your transactions did not load')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Total value' })).toHaveTextContent('₹9,05,195.79')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await screen.findAllByText('Units allotted'))[0]).toBeVisible()
})

test('shows the last transactions and the next instalments', async () => {
  renderPage(DashboardPage, { answers })
  expect(await screen.findByText('Purchase · 21 Aug')).toBeVisible()
  expect(card('Recent transactions').getByText('₹25,000.00')).toBeVisible()
  const next = screen.getByRole('region', { name: 'Coming up' })
  expect(next).toHaveTextContent('Keep ₹5,000 in Parijat Bank ••4417 by 9 Sep.')
  expect(next).toHaveTextContent('10Sep')
})

test('links the six quick actions to their pages', () => {
  renderPage(DashboardPage, { answers })
  const links = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Invest more', '/home/explore-funds'],
    ['Start a SIP', '/home/sip'],
    ['Switch', '/home/transact/select-scheme?plan=SWITCH'],
    ['Redeem', '/home/transact/select-scheme?plan=REDEEM'],
    ['Statements', '/home/statement'],
    ['Create eMandate', '/home/e-mandate'],
  ])
})

test('offers to pay an order that waits', async () => {
  const waiting = { ...purchase, status: 'PENDING', statusText: 'Payment pending' }
  renderPage(DashboardPage, {
    answers: { ...answers, 'transaction/history': ok({ transactions: [waiting] }) },
  })
  const link = await screen.findByRole('link', { name: 'Pay now' })
  expect(link).toHaveAttribute('href', '/home/transaction/payment?order=t1')
})

test('welcomes a new investor with the steps to the first investment and funds to look at', async () => {
  renderPage(DashboardPage, { answers: nothing, investor: om })
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Om' })).toBeVisible()
  expect(screen.getByText('Your KYC is on hold')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Complete your KYC' })[0]).toHaveAttribute(
    'href',
    '/home/create-folio/kyc-applicant',
  )
  expect(await screen.findByText('From ₹500 a month, or ₹1,000 once.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Look at the funds' })).toHaveAttribute(
    'href',
    '/home/explore-funds',
  )
  expect(screen.getAllByRole('link', { name: /SIP from/ })[0]).toHaveTextContent('Neem Liquid Fund')
})

test('who came back from a KYC that is done is not asked for it again', async () => {
  const validated = ok({ ...om, kycStatus: 'Validated' })
  renderPage(DashboardPage, { answers: { ...nothing, 'auth/profile': validated }, investor: om })
  expect(await screen.findByText('From ₹500 a month, or ₹1,000 once.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Your KYC is on hold')).toBeNull())
  expect(screen.queryByRole('link', { name: 'Complete your KYC' })).toBeNull()
})

test('shows a first order that waits for its units to a new investor too', async () => {
  const first = { ...purchase, status: 'IN_PROCESS', statusText: 'Waiting for the NAV' }
  renderPage(DashboardPage, {
    answers: { ...nothing, 'transaction/history': ok({ transactions: [first] }) },
    investor: om,
  })
  expect((await screen.findAllByText('Waiting for the NAV'))[0]).toBeVisible()
})

test('Invest starts with no scheme chosen, whatever was looked at before', async () => {
  renderPage(DashboardPage, { answers })
  const [invest] = await screen.findAllByRole('link', { name: 'Invest' })
  expect(invest).toHaveAttribute('href', '/home/transaction/invest?scheme=none')
})

test('money between two funds stands below the total value, also where nothing else is owned', async () => {
  const order = { transactionId: 'a1b2', orderNumber: 'NM2608240041', folioNo: '1002934821' }
  const names = { fromSchemeName: 'Neem Flexi Cap Fund', toSchemeName: 'Neem Corporate Bond Fund' }
  const between = [{ ...order, ...names, amount: 19_799_80, unitsOn: '2026-08-27' }]
  renderPage(DashboardPage, {
    answers: { ...nothing, 'investor/portfolioDetails': ok({ ...emptyPortfolio, between }) },
  })
  expect(await screen.findByText(/more is on its way between funds/)).toHaveTextContent(/^₹19,799.80 more/)
  expect(screen.getByRole('link', { name: 'See where it is' })).toHaveAttribute(
    'href',
    '/home/investments/portfolio',
  )
})
