import {
  classNames,
  Icon,
  Link,
  Menu,
  type MenuGroup,
  useLocation,
  usePageHandle,
  VisuallyHidden,
} from '@portal/kernel'
import { currentPlace } from '../menus/current-entry'
import {
  allowed,
  exploreEntry,
  type Feature,
  helpEntry,
  homeEntry,
  investmentEntries,
  type MenuEntry,
  transactGroups,
} from '../menus/menu-entries'
import { useFeatures } from '../menus/use-features'
import styles from './header.module.css'

const places = [
  homeEntry,
  exploreEntry,
  helpEntry,
  ...investmentEntries,
  ...transactGroups.flatMap((group) => group.entries),
].map((entry) => entry.to)

/** Pages of a transaction that no entry leads to belong to TRANSACT. */
const transactPlaces = ['/home/transact', '/home/transaction', '/home/create-folio']

function useCurrentPlace(): string | undefined {
  const { pathname } = useLocation()
  return currentPlace([...places, ...transactPlaces], { pathname, section: usePageHandle()?.section })
}

/** The top menu of wide screens (S2.068). */
export function TopMenu({ pan }: { pan: string }) {
  const features = useFeatures(pan)
  const current = useCurrentPlace()
  const investments = toGroup({ entries: investmentEntries }, features, current)
  const transact = transactGroups.map((group) => toGroup(group, features, current))
  return (
    <nav className={styles.menu} aria-label="Main">
      <Entry entry={homeEntry} current={current} />
      <Popover label="MY INVESTMENTS" groups={[investments]} isCurrent={holdsCurrent([investments])} />
      <Entry entry={exploreEntry} current={current} />
      <Entry entry={helpEntry} current={current} />
      <Menu
        label="TRANSACT"
        triggerClassName={styles.transact}
        groups={transact}
        trigger={
          <>
            TRANSACT
            <Icon name="chevron-down" size="sm" />
          </>
        }
      />
    </nav>
  )
}

function toGroup(
  { title, entries }: { title?: string; entries: readonly MenuEntry[] },
  features: ReadonlySet<Feature>,
  current: string | undefined,
): MenuGroup {
  return {
    ...(title ? { title } : { divided: true }),
    items: allowed(entries, features).map(({ label, to, icon }) => ({
      label,
      to,
      icon,
      current: to === current,
    })),
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
      {entry.label}
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
          {isCurrent && <VisuallyHidden> (current section)</VisuallyHidden>}
          <Icon name="chevron-down" size="sm" />
        </>
      }
    />
  )
}
