import { persistedAtom } from '@portal/kernel'
import { NewFolioOfTab } from '@portal/contracts/folio-opening/new-folio-draft'

export const newFolioAtom = persistedAtom('newFolioDraft', NewFolioOfTab, {
  draftId: null,
} as NewFolioOfTab)
