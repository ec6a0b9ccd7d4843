import { persistedAtom } from '@portal/kernel'
import { NewFolioOfTab } from '@portal/kernel/contracts/new-folio-draft'

export const newFolioAtom = persistedAtom('newFolioDraft', NewFolioOfTab, {
  draftId: null,
} as NewFolioOfTab)
