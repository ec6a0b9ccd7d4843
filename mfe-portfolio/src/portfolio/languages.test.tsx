import { type Answers, ok, renderPage, speak, textsIn, withoutBrackets } from '@portal/testing'
import { samplePlan } from '@portal/testing/samples'
import { screen, within } from '@testing-library/react'
import remote from '../remote'
import StatementPage from '../statement/statement.page'
import SystematicPlansPage from '../systematic-plans/systematic-plans.page'
import { threeHoldings, twoFolios } from '../testing/holding-samples'
import { portfolio, purchase } from '../testing/portfolio-samples'
import { accountView, statementOptions } from '../testing/statement-samples'
import TransactionsPage from '../transactions/transactions.page'
import PortfolioPage from './portfolio.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const answers: Answers = {
  'investor/portfolioDetails': ok(threeHoldings),
  'investor/get/folio': ok({ folios: twoFolios }),
  'investor/assetSummary': ok({ allocation: [] }),
  'investor/valueHistory': ok({ points: [] }),
}

afterEach(() => speak('en', remote))

test('the portfolio is there in Hindi, with names, units and amounts as they are', async () => {
  await speak('hi', remote)
  renderPage(PortfolioPage, { answers })
  const folio = await screen.findByRole('region', { name: 'फोलियो XXXXXX4821' })
  expect(screen.getByText('3 फोलियो में 7 स्कीमें। मूल्य 24 अगस्त 2026 की एनएवी के हिसाब से हैं।')).toBeVisible()
  expect(folio).toHaveTextContent('एक ही धारक · Parijat Bank ••4417 · 2 नॉमिनी')
  const [head, row] = within(folio).getAllByRole('row')
  expect(head).toHaveTextContent(/स्कीम.*यूनिट.*एनएवी, 24 अग॰.*निवेश.*मूल्य.*लाभ/)
  expect(row).toHaveTextContent(/Neem Flexi Cap Fund.*2,846\.317.*₹98\.4215.*₹1,95,000/)
})

test('plans and their month are there in Hindi', async () => {
  await speak('hi', remote)
  const entry = {
    ...samplePlan(),
    date: '2026-09-21',
    dueOn: '2026-09-20',
    schemeName: 'Neem Flexi Cap Fund',
    toSchemeName: null,
    amount: 4_500_00,
    isLast: false,
  }
  const calendar = { from: '2026-08-01', to: '2027-01-31', entries: [entry], holidays: ['2026-09-14'] }
  renderPage(SystematicPlansPage, {
    answers: {
      'transaction/SystematicPlans/all': ok({ today: '2026-08-25', plans: [samplePlan()], calendar }),
      'mandate/getSipMandateFailureDetails': ok({ failures: [] }),
    },
  })
  expect(await screen.findByText('1 चालू।')).toBeVisible()
  expect(screen.getByText('हर महीने की 25 तारीख को', { exact: false })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'सितंबर 2026' })).toBeVisible()
  expect(screen.getByRole('heading', { name: '₹4,500 तैयार रखें' })).toBeVisible()
  expect(screen.getByText(/14 सितंबर को बंद रहते हैं/)).toBeVisible()
})

test('an open transaction changes its language as it stands', async () => {
  renderPage(TransactionsPage, {
    answers: {
      ...answers,
      'investor/portfolioDetails': ok(portfolio),
      'transaction/history': ok({ transactions: [purchase] }),
    },
  })
  expect(await screen.findByRole('button', { name: /^Details: Neem Flexi Cap Fund, Purchase/ })).toBeVisible()
  await speak('hi', remote)
  expect(screen.getByRole('button', { name: /^विवरण: Neem Flexi Cap Fund, खरीद/ })).toBeVisible()
})

test('in the pseudo-language every text of the statement’s form stands in brackets', async () => {
  await speak('en-XA', remote)
  renderPage(StatementPage, {
    answers: {
      'statement/options': ok(statementOptions),
      'statement/accountStatement': ok({ view: accountView }),
      'statement/exitLoad': ok({ holdings: [] }),
      'statement/recent': ok({ statements: [] }),
    },
  })
  const form = await screen.findByRole('region', { name: /^\[Ŵĥååţ/ })
  // Names of formats, and what the field for a folio says itself.
  const given = /^(PDF|CSV|JSON|All Folios)$/
  const texts = textsIn(form, 'legend, label, button, p', given)
  expect(texts.length).toBeGreaterThan(8)
  expect(withoutBrackets(texts)).toEqual([])
})
