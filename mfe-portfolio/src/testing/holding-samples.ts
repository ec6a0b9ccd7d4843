import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { Folio } from '@portal/contracts/folios/investor'
import type { portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { sampleHolding } from '@portal/testing/samples'
import { flexiHolding, portfolio } from './portfolio-samples'

export const elssHolding = sampleHolding({
  folioNo: '1002937306',
  schemePlanCode: 'ELSS-DG',
  schemeCode: 'ELSS',
  schemeName: 'Neem ELSS Tax Saver Fund',
  unitBalance: '812.449',
  holdUnits: '211.300',
  freeUnits: '601.149',
  currentNAV: '71.3390',
  costValue: 45_000_00,
  totalValuation: 57_959_29,
  paidIn: 45_000_00,
  gain: 12_959_29,
  dayChange: -1_000_00,
  xirr: null,
})

const debtHolding = sampleHolding({
  folioNo: '1002937306',
  schemePlanCode: 'CORPBD-DG',
  schemeCode: 'CORPBD',
  schemeName: 'Neem Corporate Bond Fund',
  fundType: 'DEBT',
  costValue: 90_000_00,
  totalValuation: 88_000_00,
  paidIn: 90_000_00,
  gain: -2_000_00,
  dayChange: 0,
  xirr: -0.011,
})

export const threeHoldings = { ...portfolio, holdings: [flexiHolding, debtHolding, elssHolding] }

const folio: Folio = {
  folioNo: '1002934821',
  holdingMode: 'Single',
  isDemat: false,
  holders: [{ firstName: 'Asha', middleName: '', lastName: 'Verma' }],
  investorEmail: 'asha.verma@example.in',
  investorMobile: '9810001001',
  distributorARN: null,
  euin: null,
  riaCode: null,
  nominees: [
    { name: 'Rohan Verma', relation: 'Spouse', sharePercent: 60 },
    { name: 'Mira Verma', relation: 'Dependent Children', sharePercent: 40 },
  ],
  banks: [
    {
      bankId: 'b1',
      bankName: 'Parijat Bank',
      ifscCode: 'PRJT0000417',
      branchName: 'Kothrud',
      branchCity: 'Pune',
      accountType: 'Savings',
      accountLast4: '4417',
      isDefault: true,
      usableFrom: null,
      paymentModes: ['DCB', 'UPI'],
    },
    {
      bankId: 'b2',
      bankName: 'Palash Bank',
      ifscCode: 'PLSH0003364',
      branchName: 'Baner',
      branchCity: 'Pune',
      accountType: 'Savings',
      accountLast4: '3364',
      isDefault: false,
      usableFrom: '2026-08-31',
      paymentModes: ['DCB', 'UPI'],
    },
  ],
  holdings: [flexiHolding],
  openedOn: '2023-03-06',
}

export const twoFolios: Folio[] = [
  folio,
  {
    ...folio,
    folioNo: '1002937306',
    nominees: [],
    holdings: [debtHolding, elssHolding],
    openedOn: '2023-06-01',
  },
]

export const elssDetails: ResponseOf<typeof portfolioApi.holding> = {
  unitBalance: '812.449',
  freeUnits: '601.149',
  blocked: [{ why: 'lock-in', units: '211.300', until: '2027-03-04', orders: [] }],
  exitLoad: 'None',
  lots: [
    {
      boughtOn: '2023-03-06',
      units: '601.149',
      value: 42_885_37,
      cost: 30_000_00,
      loadPercent: '0',
      exitLoad: 0,
      loadFreeFrom: null,
      gain: 12_885_37,
      longTerm: true,
      lockedUntil: null,
    },
    {
      boughtOn: '2024-03-04',
      units: '211.300',
      value: 15_073_92,
      cost: 15_000_00,
      loadPercent: '1',
      exitLoad: 150_74,
      loadFreeFrom: '2026-12-05',
      gain: -76_82,
      longTerm: false,
      lockedUntil: '2027-03-04',
    },
  ],
  offers: [
    { action: 'INVEST', refusal: null },
    {
      action: 'SIP',
      refusal: 'SIP is not allowed in Neem ELSS Tax Saver Fund. Choose another fund, or invest once.',
    },
    { action: 'REDEEM', refusal: null },
    { action: 'SWITCH', refusal: null },
    { action: 'STP', refusal: null },
    { action: 'SWP', refusal: null },
  ],
}
