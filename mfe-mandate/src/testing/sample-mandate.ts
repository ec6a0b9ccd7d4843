import type { Mandate } from '@portal/contracts/mandates/mandate'

export const sampleMandate = (changes: Partial<Mandate> = {}): Mandate => ({
  mandateId: 'PRJT7000000000001001',
  umrn: 'PRJT7000000000001001',
  kind: 'OTM',
  status: 'ACTIVE',
  reason: null,
  bankId: 'BA-1001-1',
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  limit: 1_00_000_00,
  frequency: 'As presented',
  validFrom: '2026-03-25',
  validTill: '2031-03-25',
  expectedOn: null,
  usedAMonth: 12_000_00,
  sips: [{ planId: 'SR100001', schemeName: 'Neem Flexi Cap Fund', amount: 5_000_00, endDate: null }],
  actions: ['raise', 'pause', 'revoke'],
  ...changes,
})
