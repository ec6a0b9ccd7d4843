import type { Holding } from '@portal/contracts/folios/investor'

/** A holding of Flexi Cap, for tests. Money in paise. */
export function sampleHolding(changes: Partial<Holding> = {}): Holding {
  return {
    folioNo: '1000004821',
    schemePlanCode: 'FLEXI-DG',
    schemeCode: 'FLEXI',
    schemeName: 'Neem Flexi Cap Fund',
    planCode: 'D',
    planName: 'DIRECT',
    optionCode: 'G',
    optionDesc: 'Growth',
    fundType: 'EQUITY',
    riskMeter: 'Very High',
    unitBalance: '2846.317',
    holdUnits: '0.000',
    lienUnits: '0.000',
    empFreeUnits: '0.000',
    freeUnits: '2846.317',
    heldBy: [],
    costValue: 20_000_000,
    totalValuation: 28_013_877,
    paidIn: 20_000_000,
    gain: 8_013_877,
    dayChange: 120_000,
    currentNAV: '98.4215',
    currentNAVDate: '2026-08-24',
    xirr: 0.144,
    ...changes,
  }
}
