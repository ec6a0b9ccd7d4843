import { msg, t } from '@portal/kernel/words'
import { Dialog, Icon, type LazyDialogProps, Link, textOf } from '@portal/kernel'
import { type MenuEntry, useMenus } from '../menus/menu-entries'
import { useFeatures } from '../menus/use-features'
import { leave } from '../sign-out/leave'
import styles from './menu-sheet.module.css'

export interface MenuSheetProps extends LazyDialogProps {
  name: 'transact' | 'more'
  pan: string
}

const titles = { transact: msg`Transact`, more: msg`More` }

/** The entries behind Transact and More, in a sheet from below. */
export default function MenuSheet({ name, pan, onClose }: MenuSheetProps) {
  const groups = useMenus(useFeatures(pan))(name)
  const title = textOf(titles[name])
  return (
    <Dialog open title={title} onClose={onClose}>
      <nav aria-label={title}>
        {groups.map((group, index) => (
          <section key={group.title ?? index} className={styles.group}>
            {group.title && <h3 className={styles.title}>{group.title}</h3>}
            <ul>
              {group.entries.map((entry) => (
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
          {t`Sign Out`}
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
