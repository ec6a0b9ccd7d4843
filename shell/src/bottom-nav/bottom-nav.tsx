import { msg, t } from '@portal/kernel/words'
import {
  Icon,
  type IconName,
  lazyDialog,
  Link,
  routes,
  type Text,
  textOf,
  useAtomValue,
  useLocation,
} from '@portal/kernel'
import { usePageCheck, usePageHandle } from '@portal/kernel/internal'
import { closeDialog, openDialog, openDialogAtom, type ShellDialog } from '../dialogs/open-dialog.atom'
import { currentPlace } from '../menus/current-entry'
import styles from './bottom-nav.module.css'

const MenuSheet = lazyDialog(() => import('./menu-sheet'))

type SheetName = Extract<ShellDialog, 'transact' | 'more'>

interface Item {
  label: Text
  icon: IconName
  /** What the item stands for: the longest that holds the page marks it as current. */
  places: readonly string[]
  opens: { to: string } | { sheet: SheetName }
}

/** S2.067 */
const items: readonly Item[] = [
  { label: msg`Home`, icon: 'home', places: [routes.dashboard.path], opens: { to: routes.dashboard.path } },
  {
    label: msg`Investments`,
    icon: 'pie-chart',
    places: ['/home/investments'],
    opens: { to: routes.portfolio.path },
  },
  {
    label: msg`Transact`,
    icon: 'switch',
    places: ['/home/transact', '/home/transaction', routes.sip.path, routes.eMandate.path],
    opens: { sheet: 'transact' },
  },
  {
    label: msg`Statements`,
    icon: 'document',
    places: [routes.statement.path],
    opens: { to: routes.statement.path },
  },
  {
    label: msg`More`,
    icon: 'more',
    places: [routes.exploreFunds.path, routes.help.path, routes.serviceRequest.path, '/home/profile'],
    opens: { sheet: 'more' },
  },
]

const allPlaces = items.flatMap((item) => item.places)

/** The navigation of narrow screens, under the thumb. */
export function BottomNav({ pan }: { pan: string }) {
  const { pathname } = useLocation()
  const current = currentPlace(allPlaces, { pathname, section: usePageHandle()?.section })
  const open = useAtomValue(openDialogAtom)
  const isHere = usePageCheck()
  const offered = items.filter(({ opens }) => !('to' in opens) || isHere(opens.to))
  return (
    <>
      <nav className={styles.bar} aria-label={t`Main`}>
        {offered.map((item) => (
          <NavItem
            key={item.icon}
            item={item}
            isCurrent={current !== undefined && item.places.includes(current)}
          />
        ))}
      </nav>
      {(open === 'transact' || open === 'more') && (
        <MenuSheet open name={open} pan={pan} onClose={closeDialog} />
      )}
    </>
  )
}

interface NavItemProps {
  item: Item
  isCurrent: boolean
}

function NavItem({ item: { label, icon, opens }, isCurrent }: NavItemProps) {
  const shared = { className: styles.item, 'aria-current': isCurrent ? 'page' : undefined } as const
  const content = (
    <>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      {textOf(label)}
    </>
  )
  return 'to' in opens ? (
    <Link to={opens.to} {...shared}>
      {content}
    </Link>
  ) : (
    <button type="button" aria-haspopup="dialog" {...shared} onClick={() => openDialog(opens.sheet)}>
      {content}
    </button>
  )
}
