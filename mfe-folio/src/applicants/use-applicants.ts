import { api } from '@portal/kernel'
import { createFolioApi } from '@portal/kernel/contracts/create-folio'
import type { NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'
import { useSave } from '../shared/use-save'

export type ApplicantsChange = Partial<Pick<NewFolioDraft, 'applicants' | 'modeOfHolding' | 'taxDetails'>>

/** Saves who holds the folio, and how. */
export function useApplicants({ draftId, version, applicants, modeOfHolding, taxDetails }: NewFolioDraft) {
  const { busy, refusal, save } = useSave()
  const change = (next: ApplicantsChange) =>
    save(() =>
      api.call(createFolioApi.saveApplicantDetails, {
        draftId,
        version,
        applicants,
        modeOfHolding,
        taxDetails,
        ...next,
      }),
    )
  return { busy, refusal, change }
}
