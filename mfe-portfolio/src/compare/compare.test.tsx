import {
  type Answers,
  type FakeRequest,
  ok,
  renderPage,
  serverError,
  setPlaceWidth,
  setScreenWidth,
} from '@portal/testing'
import { emptyPortfolio } from '@portal/testing/samples'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flexiCapDetails } from '../testing/samples'
import ComparePage from './compare.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const midCap = {
  ...flexiCapDetails,
  schemeCode: 'MIDCAP',
  schemePlanCode: 'MIDCAP-DG',
  schemeDesc: 'Neem Mid Cap Fund',
  expenseRatio: 0.0081,
}
const regular = {
  ...midCap,
  schemePlanCode: 'MIDCAP-RG',
  planMode: 'REGULAR',
  planCode: 'R',
  expenseRatio: 0.0171,
} as const
const answers: Answers = {
  'product/schemes/schemecode': ({ body }: FakeRequest) =>
    (body as { schemeCode: string }).schemeCode === 'FLEXI'
      ? ok({ schemes: [flexiCapDetails] })
      : ok({ schemes: [regular, midCap] }),
  'product/schemes/navHistory': ok({
    points: [
      { date: '2023-08-24', nav: '49.9997' },
      { date: '2024-08-26', nav: '40.0000' },
      { date: '2026-08-24', nav: '100.0000' },
    ],
    change: 0.26,
    annualised: true,
  }),
  'investor/portfolioDetails': ok(emptyPortfolio),
}

test('puts funds side by side: returns, risk, cost in rupees, the other plan, minimums, and one chart with its table', async () => {
  renderPage(ComparePage, { answers, at: '?schemes=FLEXI-DG,MIDCAP-DG' })
  const table = await screen.findByRole('table', { name: 'The funds side by side' })
  const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) })
  expect(within(table).getByRole('columnheader', { name: /Neem Mid Cap Fund/ })).toBeVisible()
  // 0.81% of one lakh; 1.71% of it through a distributor.
  expect(row('A year on ₹1,00,000')).toHaveTextContent('₹810')
  expect(row('As the other plan')).toHaveTextContent('₹1,710')
  await waitFor(() => expect(row('Worst 12 months')).toHaveTextContent('20.0%'))
  expect(row('You hold')).toHaveTextContent('Nothing yet')
  expect(screen.getByText('Side by side, three at most.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What ₹1,00,000 became' })).toBeVisible()
  expect(
    await screen.findByRole('img', { name: /One lakh became: Neem Flexi Cap Fund: ₹2,00,001/ }),
  ).toBeVisible()
  expect(await screen.findByText('₹2 L', { selector: 'svg text' }, { timeout: 10_000 })).toBeVisible()
  expect(screen.getByText('Aug 2023', { selector: 'svg text' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const values = screen.getByRole('table', { name: /^One lakh became/ })
  expect(within(values).getByRole('row', { name: /26 Aug 2024/ })).toHaveTextContent('₹80,000')
})

test('on a phone the name of each row stands above its cells, so that three funds have the whole width', async () => {
  const wide = window.matchMedia
  setScreenWidth(375)
  renderPage(ComparePage, { answers, at: '?schemes=FLEXI-DG,MIDCAP-DG' })
  const table = await screen.findByRole('table', { name: 'The funds side by side' })
  expect(within(table).getByRole('row', { name: /^Neem Flexi Cap Fund.*Neem Mid Cap Fund/ })).toBeVisible()
  const name = within(table).getByRole('rowheader', { name: 'Riskometer' })
  expect(name).toHaveAttribute('colspan', '2')
  expect(name.closest('tbody')).toHaveTextContent('RiskometerVery HighVery High')
  window.matchMedia = wide
})

test('in a narrow place of another page funds are compared as on a phone, however wide the window is', async () => {
  const place = setPlaceWidth(375)
  renderPage(ComparePage, { answers, at: '?schemes=FLEXI-DG,MIDCAP-DG' })
  const table = await screen.findByRole('table', { name: 'The funds side by side' })
  expect(within(table).getByRole('rowheader', { name: 'Riskometer' })).toHaveAttribute('colspan', '2')
  act(() => place.resize(1000))
  expect(within(table).getByRole('rowheader', { name: 'Riskometer' })).not.toHaveAttribute('colspan')
  place.end()
})

test('without funds it says how to choose them, and what did not load can be tried again', async () => {
  const { unmount } = renderPage(ComparePage, { answers, at: '' })
  expect(await screen.findByText('Choose funds to compare')).toBeVisible()
  expect(screen.getByText('Mark up to three funds in the list, then compare them here.')).toBeVisible()
  unmount()
  const failing = { ...answers, 'product/schemes/schemecode': serverError }
  renderPage(ComparePage, { answers: failing, at: '?schemes=FLEXI-DG' })
  expect(await screen.findByText('These funds did not load', undefined, { timeout: 5000 })).toBeVisible()
})
