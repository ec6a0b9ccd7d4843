import { Icon } from '@portal/kernel'
import { openDialog } from '../dialogs/open-dialog.atom'
import { prepareSearch } from '../dialogs/dialogs'
import styles from './header.module.css'

/** Opens quick search (S2.076): looks like a field where there is room, like an icon elsewhere. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={styles.search}
      aria-label="Quick search"
      aria-haspopup="dialog"
      onPointerEnter={prepareSearch}
      onClick={() => openDialog('quickSearch')}
    >
      <Icon name="search" />
      <span className={styles.searchText}>Quick search</span>
    </button>
  )
}
