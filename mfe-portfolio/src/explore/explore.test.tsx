import { routes, writeStored } from '@portal/kernel'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ok, renderPage, routing, serverError, setPlaceWidth, PageCheckProvider } from '@portal/testing'
import { categories } from '../testing/samples'
import ExploreAllPage from './explore-all.page'
import ExplorePage from './explore.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const answers = { 'product/schemes': ok({ categories, navDate: '2026-08-24' }) }
const rowNames = () => screen.getAllByRole('rowheader').map((head) => head.textContent)

afterEach(() => {
  sessionStorage.clear()
  jest.restoreAllMocks()
})

test('shows the fund list in its groups, with risk, NAV and returns [S2.017, S3.020, S7.096]', async () => {
  renderPage(ExplorePage, { answers })
  expect(await screen.findByText(/^4 funds. Yearly returns/)).toBeVisible()
  expect(rowNames()).toEqual([
    'Equity Fund',
    'Neem Small Cap FundSmall Cap · Direct · Growth · Closed to new investments',
    'Neem Flexi Cap FundFlexi Cap · Direct · Growth',
    'Debt Fund',
    'Neem Liquid FundLiquid · Direct · Growth',
    'Hybrid Fund',
    'Neem Multi Asset Allocation FundMulti Asset · Direct · Growth',
  ])
  const flexi = screen.getByRole('row', { name: /Flexi Cap/ })
  for (const text of ['Very High', '₹98.4215', '+0.62%', '+14.82%', '+17.36%', '+16.90%', '₹500'])
    expect(within(flexi).getByText(text)).toBeVisible()
  expect(within(flexi).getByRole('link', { name: 'Invest in Neem Flexi Cap Fund' })).toHaveAttribute(
    'href',
    '/home/transaction/invest?scheme=FLEXI-DG',
  )
  expect(screen.getByText(/Past performance may or may not be sustained in future/)).toBeVisible()
})

test('in a narrow place of another page funds stand as cards, however wide the window is', async () => {
  const place = setPlaceWidth(375)
  renderPage(ExplorePage, { answers })
  const cards = await screen.findByRole('region', { name: 'Equity Fund' })
  expect(within(cards).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('table')).toBeNull()
  act(() => place.resize(1000))
  expect(screen.getByRole('row', { name: /Flexi Cap/ })).toBeVisible()
  place.end()
})

test('promises no SIP before one can be started', async () => {
  const page = (
    <PageCheckProvider value={(to) => to !== routes.sip.path}>
      <ExplorePage />
    </PageCheckProvider>
  )
  renderPage(() => page, { answers })
  const flexi = await screen.findByRole('row', { name: /Flexi Cap/ })
  expect(flexi).not.toHaveTextContent('₹500')
  expect(document.body).not.toHaveTextContent('SIP')
  expect(screen.queryByRole('combobox', { name: 'SIP from' })).toBeNull()
})

test('leads a fund that is closed for purchase to its details [S3.017]', async () => {
  renderPage(ExplorePage, { answers })
  expect(await screen.findByRole('link', { name: 'Details of Neem Small Cap Fund' })).toHaveAttribute(
    'href',
    '/home/explore-funds/scheme?scheme=SMALL-DG',
  )
})

test('opens a category and keeps it in the address', async () => {
  renderPage(ExplorePage, { answers })
  await userEvent.click(await screen.findByRole('tab', { name: /^Debt Fund/ }))
  expect(rowNames()).toEqual(['Neem Liquid FundLiquid · Direct · Growth'])
  expect(routing.address()).toBe('/?category=DEBT')
})

test('searches while typing, and offers to clear a filter that leaves nothing', async () => {
  renderPage(ExplorePage, { answers })
  await screen.findByText(/^4 funds/)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search funds' }), 'gold')
  expect(screen.getByText('No fund matches')).toBeVisible()
  await waitFor(() => expect(routing.address()).toBe('/?search=gold'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(screen.getByText(/^4 funds/)).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search funds' })).toHaveValue('')
})

test('leaves the address as it is while another page is on its way', async () => {
  renderPage(ExplorePage, { answers })
  await screen.findByText(/^4 funds/)
  jest.useFakeTimers()
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search funds' }), { target: { value: 'liquid' } })
  act(() => routing.leave())
  act(() => void jest.advanceTimersByTime(1_000))
  jest.useRealTimers()
  expect(rowNames()).toHaveLength(2)
  expect(routing.address()).toBe('/')
})

test('filters by plan and option as the address says', async () => {
  renderPage(ExplorePage, { answers, at: '?plan=REGULAR&option=D' })
  expect(await screen.findByText(/^1 fund. Yearly returns \(CAGR\), Regular plan/)).toBeVisible()
  expect(rowNames()).toContain('Neem Flexi Cap FundFlexi Cap · Regular · IDCW Payout')
})

test('chooses a risk from the list', async () => {
  renderPage(ExplorePage, { answers })
  await screen.findByText(/^4 funds/)
  await userEvent.click(screen.getByRole('combobox', { name: /^Risk/ }))
  await userEvent.click(screen.getByRole('option', { name: 'High risk' }))
  expect(routing.address()).toBe('/?risk=High')
  expect(screen.getByText(/^1 fund\./)).toBeVisible()
})

test('opens the All category with its schemes shuffled at /home/explore-funds/All [S2.018, S3.021]', async () => {
  const random = jest.spyOn(Math, 'random')
  const orders = new Set<string>()
  for (const number of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    random.mockReturnValue(number)
    const { unmount } = renderPage(ExploreAllPage, { answers, at: '?plan=Any&option=Any' })
    await screen.findByText(/^5 funds/)
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All5')
    expect(rowNames()).toHaveLength(5)
    orders.add(rowNames().join())
    unmount()
  }
  expect(orders.size).toBeGreaterThan(1)
})

test('opens with the default schemes preselected, until the investor clears them [S2.019]', async () => {
  writeStored('defaultSchemes', ['FLEXI-RD'])
  renderPage(ExplorePage, { answers })
  await screen.findByText('Funds you hold')
  expect(rowNames().slice(0, 2)).toEqual([
    'Funds you holdClear selection',
    'Neem Flexi Cap FundEquity · Flexi Cap · Regular · IDCW Payout',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(rowNames()[0]).toBe('Equity Fund')
  expect(sessionStorage.getItem('defaultSchemes')).toBeNull()
})

test('says that the funds did not load and tries again', async () => {
  let attempts = 0
  const schemes = () => (attempts++ ? answers['product/schemes'] : serverError)
  renderPage(ExplorePage, { answers: { 'product/schemes': schemes } })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^4 funds/)).toBeVisible()
})
