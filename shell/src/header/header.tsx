import { Link, Logo, pageInMode, routes, useSession, homeByMode, visitMode } from '@portal/kernel'
import { Bell } from './bell'
import styles from './header.module.css'
import { ProfileMenu } from './profile-menu'
import { SearchButton } from './search-button'
import { TopMenu } from './top-menu'

/** The bar on top of every page: the logo alone, or with the menus of a logged-in investor (S2.081). */
export function Header({ menus }: { menus: boolean }) {
  const investor = useSession()?.investor
  const home = pageInMode(homeByMode, visitMode()) ?? routes.dashboard.path
  return (
    <header className={styles.header}>
      <div className={styles.content}>
        <Link
          to={investor ? home : routes.login.path}
          className={styles.logo}
          aria-label={investor ? 'Neem Mutual Fund, home' : 'Neem Mutual Fund'}
        >
          <Logo />
        </Link>
        {menus && investor && (
          <>
            <TopMenu pan={investor.pan} />
            <SearchButton />
            <Bell pan={investor.pan} />
            <ProfileMenu name={investor.name} image={investor.image} />
          </>
        )}
      </div>
    </header>
  )
}
