import { useLocation, useSession } from '@portal/kernel'
import { usePageHandle, useReleasedNavigation } from '@portal/kernel/internal'
import { needsInvestor } from '../guards/entry-decision'
import { headerMode } from './header-mode'
import { type MenuVisibility, menuVisibility } from './menu-visibility'

/** The first page: on its way, for longer than usual, or there. */
export type FirstPage = 'coming' | 'late' | 'there'

/** The menus of this moment. */
export function useShownMenus(firstPage: FirstPage): MenuVisibility {
  const loggedIn = useSession() !== undefined
  const { pathname } = useLocation()
  const pageMenus = usePageHandle()?.menus
  const hasEntries = useReleasedNavigation().length > 0
  const mode = headerMode(pathname)
  if (firstPage === 'there') return menuVisibility({ loggedIn, mode, menus: pageMenus })
  // Few pages behind the log-in have no menus; which of them lack the bottom navigation is known when they come.
  const menus = menuVisibility({
    loggedIn,
    mode,
    menus: hasEntries && needsInvestor(pathname) ? 'full' : 'logo',
  })
  return { ...menus, bottomNavigation: menus.bottomNavigation && firstPage === 'late' }
}
