import { Dialog, Icon, type LazyDialogProps, Link } from '@portal/kernel'
import {
  allowed,
  type MenuEntry,
  type MenuEntryGroup,
  moreEntries,
  transactGroups,
} from '../menus/menu-entries'
import { useFeatures } from '../menus/use-features'
import { leave } from '../sign-out/leave'
import styles from './menu-sheet.module.css'

export interface MenuSheetProps extends LazyDialogProps {
  name: 'transact' | 'more'
  pan: string
}

const sheets: Record<MenuSheetProps['name'], { title: string; groups: readonly MenuEntryGroup[] }> = {
  transact: { title: 'Transact', groups: transactGroups },
  more: { title: 'More', groups: [{ entries: moreEntries }] },
}

/** The entries behind Transact and More, in a sheet from below. */
export default function MenuSheet({ name, pan, onClose }: MenuSheetProps) {
  const features = useFeatures(pan)
  const { title, groups } = sheets[name]
  return (
    <Dialog open title={title} onClose={onClose}>
      <nav aria-label={title}>
        {groups.map((group, index) => (
          <section key={group.title ?? index} className={styles.group}>
            {group.title && <h3 className={styles.title}>{group.title}</h3>}
            <ul>
              {allowed(group.entries, features).map((entry) => (
                <li key={entry.label}>
                  <Entry entry={entry} onClose={onClose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {name === 'more' && (
        <button type="button" className={styles.entry} onClick={() => void leave().then(onClose)}>
          <Icon name="sign-out" />
          Sign Out
        </button>
      )}
    </Dialog>
  )
}

function Entry({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) {
  return (
    <Link to={entry.to} className={styles.entry} onClick={onClose}>
      <Icon name={entry.icon} />
      {entry.label}
    </Link>
  )
}
