import { lazyDialog, useAtomValue } from '@portal/kernel'
import { useEffect } from 'react'
import { closeDialog, openDialogAtom } from './open-dialog.atom'

const importSearch = () => import('../search/quick-search-dialog')

/** Fetches quick search before it is asked for. That it does not come is said when it is. */
export const prepareSearch = () => void importSearch().catch(() => undefined)

const QuickSearchDialog = lazyDialog(importSearch)
const ChangePassword = lazyDialog(() => import('../password/change-password'))

/** What the header opens; its code comes when it is first opened. */
export function Dialogs() {
  const open = useAtomValue(openDialogAtom)
  useEffect(() => {
    // What is open belongs to the page that a back button leaves.
    window.addEventListener('popstate', closeDialog)
    return () => window.removeEventListener('popstate', closeDialog)
  }, [])
  return (
    <>
      <QuickSearchDialog open={open === 'quickSearch'} onClose={closeDialog} />
      <ChangePassword open={open === 'changePassword'} onClose={closeDialog} />
    </>
  )
}
