import type { Returns, Scheme } from '@portal/contracts/schemes/product'

const noReturns: Returns = {
  oneWeek: null,
  oneMonth: null,
  threeMonths: null,
  sixMonths: null,
  oneYear: null,
  threeYears: null,
  fiveYears: null,
  sinceInception: null,
}

/** Flexi Cap as the fund list shows it, for tests. Money in paise. */
export function sampleScheme(changes: Partial<Scheme> = {}): Scheme {
  return {
    schemePlanCode: 'FLEXI-DG',
    schemeCode: 'FLEXI',
    schemeSubCode: 'DG',
    planCode: 'D',
    optionCode: 'G',
    schemeDesc: 'Neem Flexi Cap Fund',
    fundDesc: 'Any size of company, best value first.',
    optDesc: 'Growth',
    planMode: 'DIRECT',
    fundType: 'EQUITY',
    subCategory: 'Flexi Cap',
    riskMeter: 'Very High',
    nav: '98.4215',
    navDate: '2026-08-24',
    dayChange: 0.0042,
    cagr: noReturns,
    minPurchase: 100_000,
    minPurchaseMultiples: 100,
    minAddPurchase: 50_000,
    minAddPurchaseMultipleAmt: 100,
    minSip: 50_000,
    minSipMultiples: 100,
    purAllow: 'Y',
    sipAllow: 'Y',
    nfoscheme: false,
    nfoStartDate: null,
    nfoEndDate: null,
    autoSwitchEnabledTillDate: null,
    investmentHorizon: '5 years and more',
    objective: 'Growth over the long term',
    defaultScheme: false,
    displayOrder: 1,
    ...changes,
  }
}
