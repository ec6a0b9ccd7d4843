import { useAtomValue } from '@portal/kernel'
import { lazy, Suspense } from 'react'
import { closeDialog, openDialogAtom } from './open-dialog.atom'

export const importSearch = () => import('../search/quick-search-dialog')
const QuickSearchDialog = lazy(importSearch)
const ChangePassword = lazy(() => import('../password/change-password'))

/** What the header opens; its code comes when it is first opened. */
export function Dialogs() {
  const open = useAtomValue(openDialogAtom)
  return (
    <Suspense>
      {open === 'quickSearch' && <QuickSearchDialog onClose={closeDialog} />}
      {open === 'changePassword' && <ChangePassword onClose={closeDialog} />}
    </Suspense>
  )
}
