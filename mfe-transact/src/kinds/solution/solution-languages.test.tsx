import { type Answers, draftNow, ok, renderPage, slotsHost, speak } from '@portal/testing'
import { sampleConf, sampleScheme } from '@portal/testing/samples'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import FlowPage from '../../pages/flow.page'
import remote from '../../remote'
import { sampleFolio } from '../../testing/sample-folios'
import { sampleQuote } from '../../testing/sample-order'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const mix = {
  type: 'BALANCED',
  name: 'Even mix',
  description: 'As much equity as bonds.',
  riskMeter: 'Moderately High',
  investmentHorizon: 'For 5 years or more',
  equityPercent: 60,
  equityScheme: 'FLEXI-DG',
  debtScheme: 'SHORT-DG',
  minPurchase: 10_000_00,
  minSip: 2_000_00,
  rebalancingFrequency: 'Half Yearly',
} as const
const short = { schemePlanCode: 'SHORT-DG', fundType: 'DEBT' } as const
const schemes = [sampleScheme(), sampleScheme({ ...short, schemeCode: 'SHORT' })]
const half = sampleQuote({ amount: 12_500_00 })
const answers: Answers = {
  'product/schemes': ok({
    categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes }],
    navDate: '2026-08-24',
  }),
  'product/investmentsolutions': ok({ solutions: [mix] }),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  investmentChiplets: ok({ lumpsum: [25_000_00], sip: [] }),
  'transaction/validate/investmentsolution': ok({
    solution: mix,
    amount: 25_000_00,
    stampDuty: 126,
    stampDutyPercent: '0.005',
    equity: half,
    debt: { ...half, scheme: { ...half.scheme, ...short } },
    rebalanceOn: '2027-02-25',
    orders: [],
  }),
  links: ok({ links: [] }),
  conf: ok(sampleConf),
}
const around = slotsHost({ 'create-folio': () => import('../../testing/fake-create-folio') })
const at = '/home/transaction/invest?type=INVESTMENT_SOLUTION&solution=BALANCED'

afterEach(() => speak('en', remote))

test('a mix is chosen in Hindi, follows the language as it stands, and is kept in English', async () => {
  renderPage(FlowPage, { answers, at, around })
  expect(await screen.findByText(/^60% equity, 40% debt · /)).toBeVisible()
  await speak('hi', remote)
  expect(screen.getByRole('heading', { level: 1, name: 'सॉल्यूशन में निवेश करें' })).toBeVisible()
  expect(
    screen.getByText('60% इक्विटी, 40% डेट · जोखिम मध्यम से ज़्यादा · कम से कम ₹10,000 · साल में दो बार रीबैलेंस'),
  ).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'रकम' }), '25000')
  await waitFor(() => expect(draftNow().transactionDetails.equityScheme?.planName).toBe('Direct'))
})
