import { IdleWarning } from '@portal/kernel/internal'
import { useEffect } from 'react'
import { BottomNav } from '../bottom-nav/bottom-nav'
import { saveLogInCampaign } from '../follow/follow-link'
import { Notices } from '../notices/notices'
import { usePendingNotification } from '../notifications/use-pending-notification'
import { leave } from '../sign-out/leave'
import { idle } from '../page/in-parts'

export { HeaderMenus } from '../header/header-menus'

/** The first page is read, and nothing that it asked for is on its way. */
const restMilliseconds = 1500

async function bringWholeKernel(): Promise<void> {
  await idle()
  // The page that takes it asks again.
  await import('@portal/kernel').catch(() => undefined)
}

interface SignedInProps {
  pan: string
  bottomNavigation: boolean
}

/** What stands around the pages of a logged-in investor, and looks after the session. */
export function SignedIn({ pan, bottomNavigation }: SignedInProps) {
  usePendingNotification()
  useEffect(saveLogInCampaign, [pan])
  // Most pages after the first need all of it.
  useEffect(() => {
    const timer = setTimeout(bringWholeKernel, restMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {bottomNavigation && <BottomNav pan={pan} />}
      {bottomNavigation && <Notices key={pan} pan={pan} />}
      <IdleWarning onSignOut={() => void leave()} />
    </>
  )
}
