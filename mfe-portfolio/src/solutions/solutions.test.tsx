import { type Answers, ok, renderPage, serverError } from '@portal/testing'
import type { HeldSolution } from '@portal/contracts/schemes/investment-solution'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import HeldSolutions from './held-solutions'
import SolutionsPage from './solutions.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const mix = {
  type: 'GROWTH',
  name: 'Growth mix',
  description: 'Mostly equity.',
  riskMeter: 'Very High',
  investmentHorizon: 'For 7 years or more',
  equityPercent: 80,
  equityScheme: 'FLEXI-DG',
  debtScheme: 'LIQUID-DG',
  minPurchase: 10_000_00,
  minSip: 2_000_00,
  rebalancingFrequency: 'Quarterly',
} as const
const part = (schemePlanCode: string, schemeName: string, value: number): HeldSolution['equity'] => ({
  scheme: {
    schemePlanCode,
    schemeName,
    planMode: 'DIRECT',
    optionCode: 'G',
    optDesc: 'Growth',
    fundType: 'EQUITY',
  },
  units: '100.000',
  value,
})
const held: HeldSolution = {
  solutionId: 'IS2608250041',
  type: 'GROWTH',
  name: 'Growth mix',
  state: 'running',
  folioNo: '1000004821',
  equity: part('FLEXI-DG', 'Neem Flexi Cap Fund', 42_500_00),
  debt: part('LIQUID-DG', 'Neem Liquid Fund', 7_500_00),
  equityPercent: 80,
  equityPercentNow: 85,
  rebalancingFrequency: 'Quarterly',
  nextRebalanceOn: '2026-11-26',
  waiting: { transactionId: 'order-9', cancelUntil: '2026-11-26T09:30:00.000Z' },
}

test('each mix says its shares, its risk, its minimum and how often it is rebalanced, and leads to its purchase [S1.012 S7.101]', async () => {
  renderPage(SolutionsPage, { answers: { 'product/investmentsolutions': ok({ solutions: [mix] }) } })
  const card = within(await screen.findByRole('region', { name: 'Growth mix' }))
  expect(card.getByText('80%')).toBeVisible()
  expect(card.getByText('₹10,000')).toBeVisible()
  expect(card.getByText('Every three months')).toBeVisible()
  expect(card.getByRole('img', { name: 'Riskometer: Very High' })).toBeVisible()
  expect(card.getByRole('link', { name: 'Invest in the Growth mix' })).toHaveAttribute(
    'href',
    expect.stringContaining('/home/transaction/invest?type=INVESTMENT_SOLUTION&solution=GROWTH'),
  )
})

test('mixes that did not load, and none, say so', async () => {
  const { unmount } = renderPage(SolutionsPage, { answers: { 'product/investmentsolutions': serverError } })
  expect(await screen.findByText('The mixes did not load', undefined, { timeout: 5000 })).toBeVisible()
  unmount()
  renderPage(SolutionsPage, { answers: { 'product/investmentsolutions': ok({ solutions: [] }) } })
  expect(await screen.findByText('We offer no mix at the moment')).toBeVisible()
})

test('a held solution shows its parts and shares, what is announced, and is stopped after a question', async () => {
  let solutions = [held]
  const answers: Answers = {
    'transaction/investmentsolution/held': () => ok({ solutions }),
    'transaction/investmentsolution/stop': () => {
      solutions = [{ ...held, state: 'stopped', nextRebalanceOn: null, waiting: null }]
      return ok({ solutions })
    },
  }
  const { callsOf } = renderPage(HeldSolutions, { answers })
  const card = within(await screen.findByRole('region', { name: 'Growth mix' }))
  expect(card.getByText('₹42,500.00')).toBeVisible()
  expect(card.getByText('80%, now 85%')).toBeVisible()
  expect(card.getByText(/You can cancel it until 3:00 pm, 26 Nov 2026/)).toBeVisible()
  await userEvent.click(card.getByRole('button', { name: 'Stop rebalancing' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Stop rebalancing' }))
  expect(await screen.findByText('Not rebalanced any more')).toBeVisible()
  expect(callsOf('transaction/investmentsolution/stop')[0]?.body).toMatchObject({
    solutionId: 'IS2608250041',
  })
})
