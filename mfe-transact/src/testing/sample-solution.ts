import { type Answers, ok } from '@portal/testing'
import { sampleConf, sampleScheme } from '@portal/testing/samples'
import { codeAnswers } from './code-answers'
import { sampleFolio } from './sample-folios'
import { sampleOrder, sampleQuote } from './sample-order'
import { sampleResult } from './sample-result'

const mix = {
  type: 'BALANCED',
  name: 'Even mix',
  description: 'As much equity as bonds.',
  riskMeter: 'Moderately High',
  investmentHorizon: 'For 5 years or more',
  equityPercent: 50,
  equityScheme: 'FLEXI-DG',
  debtScheme: 'SHORT-DG',
  minPurchase: 10_000_00,
  minSip: 2_000_00,
  rebalancingFrequency: 'Half Yearly',
} as const
const short = {
  schemePlanCode: 'SHORT-DG',
  schemeName: 'Neem Short Duration Fund',
  fundType: 'DEBT',
} as const
const schemes = [
  sampleScheme(),
  sampleScheme({
    schemePlanCode: 'SHORT-DG',
    schemeCode: 'SHORT',
    schemeDesc: short.schemeName,
    fundType: 'DEBT',
  }),
]
const terms = (schemePlanCode: string) => ({
  kind: 'SOLUTION',
  schemePlanCode,
  folioNo: '1000004821',
  amount: 12_500_00,
  solutionType: 'BALANCED',
})
export const half = sampleQuote({ amount: 12_500_00, stampDuty: 63 })
export const quote = {
  solution: mix,
  amount: 25_000_00,
  stampDuty: 126,
  stampDutyPercent: '0.005',
  equity: half,
  debt: { ...half, scheme: { ...half.scheme, ...short } },
  rebalanceOn: '2027-02-25',
  orders: [terms('FLEXI-DG'), terms('SHORT-DG')],
}
export const answers: Answers = {
  'product/schemes': ok({
    categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes }],
    navDate: '2026-08-24',
  }),
  'product/investmentsolutions': ok({ solutions: [mix] }),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  investmentChiplets: ok({ lumpsum: [25_000_00], sip: [] }),
  'transaction/validate/investmentsolution': ok(quote),
  ...codeAnswers,
  'transaction/investmentsolution': ok(sampleResult(sampleOrder({ state: 'created', payments: [] }))),
  links: ok({ links: [] }),
  conf: ok(sampleConf),
}
