import type { Scheme, SchemeCategory, SchemeDetails } from '@portal/contracts/schemes/product'
import { sampleScheme } from '@portal/testing/samples'

/** Flexi Cap as the fund list shows it. */
export const flexiCap = sampleScheme({
  dayChange: 0.0062,
  cagr: {
    oneWeek: 0.004,
    oneMonth: 0.012,
    threeMonths: 0.031,
    sixMonths: 0.07,
    oneYear: 0.1482,
    threeYears: 0.1736,
    fiveYears: 0.169,
    sinceInception: 0.1574,
  },
  investmentHorizon: 'For 5 years or more',
  objective: 'Buys shares of large, mid-size and small companies.',
  displayOrder: 3,
})

const named = (code: string, name: string, over: Partial<Scheme> = {}): Scheme => ({
  ...flexiCap,
  schemeCode: code,
  schemePlanCode: `${code}-DG`,
  schemeDesc: name,
  fundDesc: name,
  ...over,
})

export const smallCap = named('SMALL', 'Neem Small Cap Fund', {
  subCategory: 'Small Cap',
  purAllow: 'N',
  dayChange: -0.0048,
  cagr: { ...flexiCap.cagr, oneYear: -0.0318, threeYears: 0.246, fiveYears: 0.2312 },
})
export const flexiCapRegular = named('FLEXI', 'Neem Flexi Cap Fund', {
  schemePlanCode: 'FLEXI-RD',
  planCode: 'R',
  planMode: 'REGULAR',
  optionCode: 'D',
  optDesc: 'IDCW Payout',
})
export const liquid = named('LIQUID', 'Neem Liquid Fund', {
  fundType: 'DEBT',
  subCategory: 'Liquid',
  riskMeter: 'Low to Moderate',
  minSip: 1_000_00,
  nav: '4126.5518',
  defaultScheme: true,
  cagr: { ...flexiCap.cagr, oneYear: 0.0692, threeYears: 0.0671, fiveYears: 0.0586 },
})
export const multiAsset = named('MULTI', 'Neem Multi Asset Allocation Fund', {
  fundType: 'HYBRID',
  subCategory: 'Multi Asset',
  riskMeter: 'High',
  sipAllow: 'N',
  cagr: { ...flexiCap.cagr, threeYears: 0.1402, fiveYears: null },
})

export const categories: SchemeCategory[] = [
  {
    categoryName: 'EQUITY',
    categoryDisplayName: 'Equity Fund',
    schemes: [flexiCap, smallCap, flexiCapRegular],
  },
  { categoryName: 'DEBT', categoryDisplayName: 'Debt Fund', schemes: [liquid] },
  { categoryName: 'HYBRID', categoryDisplayName: 'Hybrid Fund', schemes: [multiAsset] },
]

export const flexiCapDetails: SchemeDetails = {
  ...flexiCap,
  benchmarkName: 'NIFTY 500 TRI',
  benchmarkRisk: 'Very High',
  benchmarkCagr: {
    ...flexiCap.cagr,
    oneYear: 0.1194,
    threeYears: 0.1461,
    fiveYears: 0.1502,
    sinceInception: 0.1388,
  },
  exitLoad: '1% within 12 months, then none',
  expenseRatio: 0.0074,
  fundSize: { crore: 4812, asOf: '2026-07-31' },
  cutOff: '15:00',
  redemptionDurationNote: '2 business days',
  launchedOn: '2013-03-14',
  schemeUrl: null,
}

/** NAVs of Flexi Cap over three years, with what they grew by in a year. */
export const threeYears = {
  points: [
    { date: '2023-08-24', nav: '60.8743' },
    { date: '2026-08-24', nav: '98.4215' },
  ],
  change: 0.1736,
  annualised: true,
}
