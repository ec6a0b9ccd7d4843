import type { BankAccount, Folio, Holding } from '@portal/kernel/contracts/investor'

export function sampleBank(changes: Partial<BankAccount> = {}): BankAccount {
  return {
    bankId: 'bank-4417',
    bankName: 'Parijat Bank',
    ifscCode: 'PARJ0000417',
    branchName: 'Fort',
    branchCity: 'Mumbai',
    accountType: 'Savings',
    accountLast4: '4417',
    isDefault: true,
    usableFrom: null,
    paymentModes: ['DCB', 'DC', 'UPI'],
    ...changes,
  }
}

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
    costValue: 20_000_000,
    totalValuation: 28_013_877,
    gain: 8_013_877,
    dayChange: 120_000,
    currentNAV: '98.4215',
    currentNAVDate: '2026-08-24',
    xirr: 0.144,
    ...changes,
  }
}

export function sampleFolio(changes: Partial<Folio> = {}): Folio {
  return {
    folioNo: '1000004821',
    holdingMode: 'Single',
    isDemat: false,
    holders: [{ firstName: 'Asha', middleName: '', lastName: 'Verma' }],
    investorEmail: 'asha@example.in',
    investorMobile: '+919876543210',
    distributorARN: null,
    euin: null,
    riaCode: null,
    nominees: [
      { name: 'Rohan Verma', relation: 'SP', sharePercent: 60 },
      { name: 'Mira Verma', relation: 'DC', sharePercent: 40 },
    ],
    banks: [sampleBank()],
    holdings: [sampleHolding()],
    openedOn: '2023-08-01',
    ...changes,
  }
}
