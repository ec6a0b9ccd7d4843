import { href, routes, type Step } from '@portal/kernel'

export type FolioStep = 'applicants' | 'nominees' | 'account' | 'review'

const steps: readonly (Step & { name: FolioStep })[] = [
  { name: 'applicants', label: 'Applicants', to: href(routes.addApplicant) },
  { name: 'nominees', label: 'Nominees', to: href(routes.addNominee) },
  { name: 'account', label: 'Bank account', to: href(routes.folioAccount) },
  { name: 'review', label: 'Review', to: href(routes.folioReview) },
]

/** The steps of a new folio; the investment follows in steps of its own. */
export function folioSteps(current: FolioStep): { steps: readonly Step[]; current: number } {
  return { steps, current: steps.findIndex(({ name }) => name === current) }
}
