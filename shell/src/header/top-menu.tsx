import { t } from '@portal/kernel/words'
import { classNames, Icon, Link, Menu, type MenuGroup, useLocation, VisuallyHidden } from '@portal/kernel'
import { usePageHandle, useReleasedNavigation } from '@portal/kernel/internal'
import { currentPlace } from '../menus/current-entry'
import { type MenuEntry, type MenuEntryGroup, useMenus } from '../menus/menu-entries'
import { useFeatures } from '../menus/use-features'
import styles from './header.module.css'

/** Pages of a transaction that no entry leads to belong to TRANSACT. */
const transactPlaces = ['/home/transact', '/home/transaction', '/home/create-folio']

function useCurrentPlace(): string | undefined {
  const { pathname } = useLocation()
  const places = useReleasedNavigation()
    .filter(({ at }) => at.main ?? at.investments ?? at.transact)
    .map(({ to }) => to)
  return currentPlace([...places, ...transactPlaces], { pathname, section: usePageHandle()?.section })
}

/** The top menu of wide screens (S2.068). */
export function TopMenu({ pan }: { pan: string }) {
  const menu = useMenus(useFeatures(pan))
  const current = useCurrentPlace()
  const [home, ...others] = menu('main').flatMap(({ entries }) => entries)
  const investments = menu('investments').map((group) => toGroup(group, current))
  const transact = menu('transact').map((group) => toGroup(group, current))
  return (
    <nav className={styles.menu} aria-label={t`Main`}>
      {home && <Entry entry={home} current={current} />}
      {investments.length > 0 && (
        <Popover label={t`MY INVESTMENTS`} groups={investments} isCurrent={holdsCurrent(investments)} />
      )}
      {others.map((entry) => (
        <Entry key={entry.to} entry={entry} current={current} />
      ))}
      {transact.length > 0 && (
        <Menu
          label={t`TRANSACT`}
          triggerClassName={styles.transact}
          groups={transact}
          trigger={
            <>
              {t`TRANSACT`}
              <Icon name="chevron-down" size="sm" />
            </>
          }
        />
      )}
    </nav>
  )
}

function toGroup({ title, entries }: MenuEntryGroup, current: string | undefined): MenuGroup {
  return {
    ...(title ? { title } : { divided: true }),
    items: entries.map(({ label, to, icon }) => ({ label, to, icon, current: to === current })),
  }
}

const holdsCurrent = (groups: readonly MenuGroup[]) =>
  groups.some(({ items }) => items.some((item) => item.current))

function Entry({ entry, current }: { entry: MenuEntry; current: string | undefined }) {
  const isCurrent = entry.to === current
  return (
    <Link
      to={entry.to}
      className={classNames(styles.entry, isCurrent && styles.current)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {entry.label.toUpperCase()}
    </Link>
  )
}

function Popover(props: { label: string; groups: readonly MenuGroup[]; isCurrent: boolean }) {
  const { label, groups, isCurrent } = props
  return (
    <Menu
      label={label}
      triggerClassName={classNames(styles.entry, isCurrent && styles.current)}
      groups={groups}
      trigger={
        <>
          {label}
          {isCurrent && <VisuallyHidden> {t`(current section)`}</VisuallyHidden>}
          <Icon name="chevron-down" size="sm" />
        </>
      }
    />
  )
}
