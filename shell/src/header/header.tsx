import { t } from '@portal/kernel/words'
import { Link, routes, useSession, homeByMode, visitMode } from '@portal/kernel'
import { Logo, pageInMode } from '@portal/kernel/internal'
import type { ReactNode } from 'react'
import { useSignedInPart } from '../signed-in/signed-in-part'
import styles from './header.module.css'

const brand = 'Neem Mutual Fund'

/** The bar on top of every page: the logo alone, or with the menus of a logged-in investor (S2.081). */
export function Header({ menus, children }: { menus: boolean; children?: ReactNode }) {
  const investor = useSession()?.investor
  const { HeaderMenus } = useSignedInPart(investor !== undefined) ?? {}
  const home = pageInMode(homeByMode, visitMode()) ?? routes.dashboard.path
  return (
    <header className={styles.header}>
      {children}
      <div className={styles.content}>
        <Link
          to={investor ? home : routes.login.path}
          className={styles.logo}
          aria-label={investor ? t`${brand}, home` : brand}
        >
          <Logo />
        </Link>
        {menus && investor && HeaderMenus && <HeaderMenus investor={investor} />}
      </div>
    </header>
  )
}
