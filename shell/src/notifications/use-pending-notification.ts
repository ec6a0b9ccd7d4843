import { useLocation } from '@portal/kernel'
import { usePageHandle } from '@portal/kernel/internal'
import { useEffect, useRef } from 'react'
import { settlePending } from './pending-notification'

/** Looks after the notification that the investor is following, whenever another page has opened (S4.033). */
export function usePendingNotification(): void {
  const { pathname } = useLocation()
  const completesFlow = usePageHandle()?.completesFlow ?? false
  const before = useRef(pathname)
  useEffect(() => {
    // The page on which the link was pressed is not the one it leads to.
    if (before.current !== pathname) settlePending({ pathname, completesFlow })
    before.current = pathname
  }, [pathname, completesFlow])
}
