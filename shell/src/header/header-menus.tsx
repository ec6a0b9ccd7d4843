import { t } from '@portal/kernel/words'
import type { Investor } from '@portal/contracts/identity/auth'
import { Bell } from './bell'
import { ProfileMenu } from './profile-menu'
import { TopMenu } from './top-menu'
import { Icon } from '@portal/kernel'
import { openDialog } from '../dialogs/open-dialog.atom'
import { prepareSearch } from '../dialogs/dialogs'
import styles from './header.module.css'

/** Opens quick search (S2.076): looks like a field where there is room, like an icon elsewhere. */
function SearchButton() {
  return (
    <button
      type="button"
      className={styles.search}
      aria-label={t`Quick search`}
      aria-haspopup="dialog"
      onPointerEnter={prepareSearch}
      onClick={() => openDialog('quickSearch')}
    >
      <Icon name="search" />
      <span className={styles.searchText}>{t`Quick search`}</span>
    </button>
  )
}

/** The menus of a logged-in investor (S2.081). */
export function HeaderMenus({ investor }: { investor: Investor }) {
  return (
    <>
      <TopMenu pan={investor.pan} />
      <SearchButton />
      <Bell pan={investor.pan} />
      <ProfileMenu name={investor.name} image={investor.image} />
    </>
  )
}
