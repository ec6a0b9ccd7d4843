import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'

export const sampleApplicant = {
  pan: 'ZZZPV1001A',
  dateOfBirth: '1986-03-14',
  investorName: 'Asha Verma',
  Email: 'asha.verma@example.in',
  Mobile: '9810001001',
  mobileBelongsto: 'Self',
  mobileBelongstoCode: 'SE' as const,
  emailBelongsto: 'Self',
  emailBelongstoCode: 'SE' as const,
}

/** A folio that was just begun. */
export function sampleDraft(changes: Partial<NewFolioDraft> = {}): NewFolioDraft {
  return {
    draftId: '11111111-2222-3333-4444-555555555555',
    version: 1,
    savedAt: '2026-08-25T07:48:00.000Z',
    keptUntil: '2026-09-24',
    applicants: [sampleApplicant],
    modeOfHolding: null,
    taxDetails: [null],
    needsTaxDetails: [false],
    nominees: [],
    noNominee: false,
    cheque: null,
    investmentDetails: null,
    bankAccount: null,
    createFolio: { addFolio: [] },
    kycDetails: { investorKyc: [] },
    confirmations: [],
    missing: ['nominees', 'bank'],
    branch: null,
    broken: null,
    ...changes,
  }
}
