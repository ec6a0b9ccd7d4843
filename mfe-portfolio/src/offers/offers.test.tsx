import { ok, renderPage } from '@portal/testing'
import { sampleScheme } from '@portal/testing/samples'
import { screen, within } from '@testing-library/react'
import { offersOf } from './offers'
import OffersPage from './offers.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const offer = (code: string, from: string, to: string, purAllow: 'Y' | 'N') =>
  sampleScheme({
    schemeCode: code,
    schemePlanCode: `${code}-DG`,
    schemeDesc: `Neem ${code} Fund`,
    nfoscheme: true,
    nfoStartDate: from,
    nfoEndDate: to,
    nfoAllotmentDate: '2026-09-10',
    purAllow,
  })
const schemes = [
  sampleScheme(),
  offer('CLOSED', '2026-08-01', '2026-08-20', 'N'),
  offer('COMING', '2026-09-01', '2026-09-12', 'N'),
  offer('OPEN', '2026-08-22', '2026-09-05', 'Y'),
  { ...offer('OPEN', '2026-08-22', '2026-09-05', 'Y'), schemePlanCode: 'OPEN-DD', optionCode: 'D' as const },
]
const categories = [{ categoryName: 'EQUITY' as const, categoryDisplayName: 'Equity Fund', schemes }]

test('each new fund stands once, the open ones first', () => {
  expect(offersOf(categories, '2026-08-25').map(({ fund, status }) => [fund.schemePlanCode, status])).toEqual(
    [
      ['OPEN-DG', 'open'],
      ['COMING-DG', 'coming'],
      ['CLOSED-DG', 'closed'],
    ],
  )
})

test('an offer says when it opens, closes and is allotted, and none says so', async () => {
  const { unmount } = renderPage(OffersPage, {
    answers: { 'product/schemes': ok({ categories, navDate: '2026-08-24' }) },
  })
  const card = within(await screen.findByRole('region', { name: 'Neem OPEN Fund' }))
  expect(card.getByText('22 Aug 2026: the offer opens')).toBeVisible()
  expect(card.getByText('5 Sep 2026: the offer closes')).toBeVisible()
  expect(card.getByText('10 Sep 2026: units are allotted')).toBeVisible()
  unmount()
  renderPage(OffersPage, { answers: { 'product/schemes': ok({ categories: [], navDate: '2026-08-24' }) } })
  expect(await screen.findByText('No new fund is on offer')).toBeVisible()
})
