import { api } from '@portal/kernel'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { useSave } from '../shared/use-save'

export type ApplicantsChange = Partial<Pick<NewFolioDraft, 'applicants' | 'modeOfHolding' | 'taxDetails'>>

/** Saves who holds the folio, and how. */
export function useApplicants({ draftId, version, applicants, modeOfHolding, taxDetails }: NewFolioDraft) {
  const { busy, refusal, save } = useSave()
  /** Whether it was saved. */
  const change = async (next: ApplicantsChange): Promise<boolean> => {
    const body = { draftId, version, applicants, modeOfHolding, taxDetails, ...next }
    return (await save(() => api.call(createFolioApi.saveApplicantDetails, body))) !== undefined
  }
  return { busy, refusal, change }
}
