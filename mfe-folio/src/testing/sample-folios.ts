import type { BankAccount, Folio } from '@portal/contracts/folios/investor'

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
    holdings: [],
    openedOn: '2023-08-01',
    ...changes,
  }
}
