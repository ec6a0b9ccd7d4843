import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'

/** Whether a folio can be invested in: nothing is missing, and no branch has to open it. */
export const isReady = ({ missing, branch }: Pick<NewFolioDraft, 'missing' | 'branch'>): boolean =>
  missing.length === 0 && !branch
