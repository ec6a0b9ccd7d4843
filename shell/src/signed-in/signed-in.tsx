import { IdleWarning } from '@portal/kernel/internal'
import { BottomNav } from '../bottom-nav/bottom-nav'
import { Notices } from '../notices/notices'
import { usePendingNotification } from '../notifications/use-pending-notification'

export { HeaderMenus } from '../header/header-menus'

interface SignedInProps {
  pan: string
  bottomNavigation: boolean
}

/** What stands around the pages of a logged-in investor, and looks after the session. */
export function SignedIn({ pan, bottomNavigation }: SignedInProps) {
  usePendingNotification()
  return (
    <>
      {bottomNavigation && <BottomNav pan={pan} />}
      {bottomNavigation && <Notices key={pan} pan={pan} />}
      <IdleWarning />
    </>
  )
}
