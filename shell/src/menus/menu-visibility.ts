import type { VisitMode } from '@portal/kernel'

export interface MenuVisibility {
  /** Top menu, bell and profile; without it the logo stands alone. */
  header: boolean
  bottomNavigation: boolean
}

export interface Visit {
  loggedIn: boolean
  mode: VisitMode
  /** What the page asks for; nothing while it is on its way. */
  menus: 'full' | 'logo' | 'flow' | undefined
}

/** Which menus a visit sees: none on logo pages and in the restricted modes, no bottom navigation in a flow. */
export function menuVisibility({ loggedIn, mode, menus = 'full' }: Visit): MenuVisibility {
  const header = loggedIn && mode === 'full' && menus !== 'logo'
  return { header, bottomNavigation: header && menus !== 'flow' }
}
