import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, ok, renderPage, refusal, routing, serverError } from '@portal/testing'
import { emptyPortfolio } from '@portal/testing/samples'
import { elssDetails, threeHoldings, twoFolios } from '../testing/holding-samples'
import PortfolioPage from './portfolio.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const flows = {
  navDate: '2026-08-24',
  flows: [
    {
      date: '2024-03-04',
      kind: 'PURCHASE',
      instalmentOf: null,
      folioNo: '1002937306',
      schemeName: 'Neem ELSS Tax Saver Fund',
      units: '211.300',
      amount: -15_000_00,
    },
  ],
  earlier: { count: 1, paidIn: 30_000_00, received: 0 },
  paidIn: 45_000_00,
  received: 0,
  withheld: 0,
  invested: 45_000_00,
  currentValue: 57_959_29,
  xirr: 0.091,
}
const answers: Answers = {
  'investor/portfolioDetails': ok(threeHoldings),
  'investor/get/folio': ok({ folios: twoFolios }),
  'investor/assetSummary': ok({ allocation: [{ category: 'EQUITY', value: 3_38_098_08, share: 0.79 }] }),
  'investor/valueHistory': ok({
    points: [
      { date: '2025-08-25', value: 8_10_000_00, invested: 7_00_000_00 },
      { date: '2026-08-24', value: 9_05_195_79, invested: 7_15_000_00 },
    ],
  }),
  'investor/holdingDetails': ok(elssDetails),
  'investor/cashFlows': ok(flows),
}
const between = [
  {
    transactionId: 'a1b2',
    orderNumber: 'NM2608240041',
    folioNo: '1002934821',
    fromSchemeName: 'Neem Flexi Cap Fund',
    toSchemeName: 'Neem Corporate Bond Fund',
    amount: 19_799_80,
    unitsOn: '2026-08-27',
  },
]
const group = (name: string) => screen.findByRole('region', { name })
const user = userEvent.setup()

afterEach(async () => {
  const show = screen.queryByRole('button', { name: 'Show amounts' })
  if (show) await user.click(show)
})

test('shows the totals, and every holding in its folio, the largest first [S2.021]', async () => {
  renderPage(PortfolioPage, { answers })
  const first = await group('Folio XXXXXX4821')
  expect(screen.getByText('7 schemes in 3 folios. Values use the NAVs of 24 August 2026.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent('₹9,05,195.79')
  expect(first).toHaveTextContent('Single holder · Parijat Bank ••4417 · 2 nominees')
  expect(within(first).getAllByRole('row')[1]).toHaveTextContent(
    /Neem Flexi Cap Fund.*2,846\.317.*₹98\.4215.*₹1,95,000.*₹2,80,139.*\+₹85,139.*\+17\.4%/,
  )
  const second = await group('Folio XXXXXX7306')
  expect(second).toHaveTextContent('No nominee')
  expect(second).toHaveTextContent('₹1,45,959.29')
  expect(second).toHaveTextContent('211.300 not free')
})

test('shows how the value went over time and how it is spread, each as a table too', async () => {
  renderPage(PortfolioPage, { answers })
  const history = await group('Value over time')
  expect(
    await within(history).findByRole('img', {
      name: /from 25 Aug 2025, ₹8,10,000, to 24 Aug 2026, ₹9,05,196/,
    }),
  ).toBeVisible()
  await user.click(within(history).getByRole('button', { name: 'Show as table' }))
  expect(within(history).getByRole('row', { name: /24 Aug 2026 ₹7,15,000 ₹9,05,196/ })).toBeVisible()
  const spread = await group('Allocation')
  const asTable = within(spread).queryByRole('button', { name: 'Show as table' })
  if (asTable) await user.click(asTable)
  expect(within(spread).getByRole('row', { name: /Equity ₹3,38,098/ })).toBeVisible()
})

test('groups by scheme and by category, and filters, all of it kept in the address', async () => {
  renderPage(PortfolioPage, { answers })
  await user.click(await screen.findByRole('radio', { name: 'Category' }))
  expect(routing.address()).toBe('/?by=category')
  expect(await group('Equity')).toHaveTextContent('2 schemes in 2 folios')
  expect(await group('Debt')).toHaveTextContent('Loss −₹2,000 (−2.2%)')
  await user.click(screen.getByRole('combobox', { name: /^Category/ }))
  await user.click(screen.getByRole('option', { name: 'Hybrid' }))
  expect(screen.getByRole('heading', { level: 2, name: 'No holdings match' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all holdings' }))
  expect(await group('Equity')).toBeVisible()
})

test('a tapped figure shows the money behind it and the XIRR of exactly that', async () => {
  const { callsOf } = renderPage(PortfolioPage, { answers })
  const folio = await group('Folio XXXXXX7306')
  const [figure] = within(folio).getAllByRole('button', { name: /^₹45,000 ?, see the money/ })
  await user.click(figure!)
  const dialog = await screen.findByRole('dialog', { name: 'The money behind it' })
  expect((await within(dialog).findAllByText('−₹15,000.00'))[0]).toBeVisible()
  expect(callsOf('investor/cashFlows')[0]?.body).toMatchObject({
    folioNumber: '1002937306',
    schemePlanCode: 'ELSS-DG',
  })
  expect(dialog).toHaveTextContent('1 earlier payment: ₹30,000.00 paid in')
  expect(dialog).toHaveTextContent('+9.1%')
})

test('opens a holding: free and locked units with the reason, its purchases with load and lock, and what can be done', async () => {
  renderPage(PortfolioPage, { answers })
  const folio = await group('Folio XXXXXX7306')
  await user.click(within(folio).getAllByRole('button', { name: /Details of Neem ELSS/ })[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Neem ELSS Tax Saver Fund' }))
  const units = await dialog.findByRole('region', { name: 'Units' })
  expect(units).toHaveTextContent('Locked in, as in every tax saver; the first are free on 4 Mar 2027')
  expect(units).toHaveTextContent('Free now601.149')
  const lots = dialog.getByRole('table', { name: 'Purchases, oldest first' })
  expect(within(lots).getAllByRole('row')[1]).toHaveTextContent('6 Mar 2023')
  expect(within(lots).getAllByRole('row')[2]).toHaveTextContent('Locked until 4 Mar 2027')
  const ways = dialog.getByRole('region', { name: 'What you can do' })
  expect(within(ways).getByRole('link', { name: 'Redeem' })).toHaveAttribute(
    'href',
    '/home/transact/select-scheme?plan=REDEEM&scheme=ELSS-DG&folio=1002937306',
  )
  expect(within(ways).queryByRole('link', { name: 'Start a SIP' })).toBeNull()
  expect(ways).toHaveTextContent('Not now: Start a SIP. SIP is not allowed in Neem ELSS Tax Saver Fund.')
})

test('units on hold name the order that holds them, in the list and in the holding itself', async () => {
  const orders = [{ transactionId: 'r7', orderNumber: 'NM2608250007' }]
  const held = { ...threeHoldings.holdings[2]!, heldBy: orders }
  const holdings = threeHoldings.holdings.with(2, held)
  const details = {
    ...elssDetails,
    blocked: [
      { why: 'order', units: '211.300', until: null, orders },
      { why: 'hold', units: '1.000', until: null, orders: [] },
    ],
  }
  const changed = {
    'investor/portfolioDetails': ok({ ...threeHoldings, holdings }),
    'investor/holdingDetails': ok(details),
  }
  renderPage(PortfolioPage, { answers: { ...answers, ...changed } })
  const folio = await group('Folio XXXXXX7306')
  const receipt = '/home/transaction/successfull?order=r7'
  expect(within(folio).getAllByText(/not free: order/)[0]).toBeVisible()
  expect(within(folio).getAllByRole('link', { name: 'NM2608250007' })[0]).toHaveAttribute('href', receipt)
  await user.click(within(folio).getAllByRole('button', { name: /Details of Neem ELSS/ })[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Neem ELSS Tax Saver Fund' }))
  const units = within(await dialog.findByRole('region', { name: 'Units' }))
  expect(units.getByRole('link', { name: 'NM2608250007' })).toHaveAttribute('href', receipt)
  expect(units.getByRole('link', { name: 'Ask us why' })).toHaveAttribute('href', '/home/help/ask')
})

test('hides amounts and units, not rates, and shows them again', async () => {
  renderPage(PortfolioPage, { answers })
  const folio = await group('Folio XXXXXX4821')
  await user.click(screen.getByRole('button', { name: 'Hide amounts' }))
  expect(folio).not.toHaveTextContent('₹2,80,139')
  expect(folio).not.toHaveTextContent('2,846.317')
  expect(folio).toHaveTextContent('+17.4%')
  expect(screen.getByRole('region', { name: 'Allocation' })).not.toHaveTextContent('₹3,38,098')
  await user.click(screen.getByRole('button', { name: 'Show amounts' }))
  expect(folio).toHaveTextContent('₹2,80,139')
})

test('without units it leads to the funds', async () => {
  renderPage(PortfolioPage, { answers: { ...answers, 'investor/portfolioDetails': ok(emptyPortfolio) } })
  expect(await screen.findByRole('heading', { name: 'You hold no units yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Explore funds' })).toHaveAttribute(
    'href',
    '/home/explore-funds/All',
  )
})

test('says what did not load, and tries again', async () => {
  let attempts = 0
  const portfolio = () => (attempts++ ? ok(threeHoldings) : serverError)
  renderPage(PortfolioPage, { answers: { ...answers, 'investor/portfolioDetails': portfolio } })
  expect(await screen.findByText('Your portfolio did not load')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await group('Folio XXXXXX4821')).toBeVisible()
})

test('a holding that does not open says so inside its dialog', async () => {
  renderPage(PortfolioPage, {
    answers: { ...answers, 'investor/holdingDetails': refusal('It is not there.') },
  })
  const folio = await group('Folio XXXXXX4821')
  await user.click(within(folio).getAllByRole('button', { name: /Details of Neem Flexi/ })[0]!)
  expect(await screen.findByText('This holding did not load')).toBeVisible()
})

test('money that has left one fund and is not yet units of another is told, with its order and its day', async () => {
  renderPage(PortfolioPage, {
    answers: { ...answers, 'investor/portfolioDetails': ok({ ...threeHoldings, between }) },
  })
  const told = await group('On its way between funds')
  expect(told).toHaveTextContent(
    /Neem Flexi Cap Fund to Neem Corporate Bond Fund.*••4821, order NM2608240041.*units on 27 Aug 2026.*₹19,799.80/,
  )
  expect(within(told).getByRole('link', { name: 'NM2608240041' })).toHaveAttribute(
    'href',
    expect.stringMatching(/order=a1b2/),
  )
})

test('whoever moves all that is owned is not told to own nothing', async () => {
  renderPage(PortfolioPage, {
    answers: { ...answers, 'investor/portfolioDetails': ok({ ...emptyPortfolio, between }) },
  })
  expect(await group('On its way between funds')).toBeVisible()
  expect(screen.queryByText('You hold no units yet')).toBeNull()
})
