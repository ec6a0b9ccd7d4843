import { href, IconTile, Link, routes, type IconName } from '@portal/kernel'
import styles from './quick-actions.module.css'

const actions: readonly { label: string; icon: IconName; to: string }[] = [
  { label: 'Invest more', icon: 'plus', to: href(routes.exploreFunds) },
  { label: 'Start a SIP', icon: 'sip', to: href(routes.sip) },
  { label: 'Switch', icon: 'switch', to: href(routes.selectScheme, { plan: 'SWITCH' }) },
  { label: 'Redeem', icon: 'redeem', to: href(routes.selectScheme, { plan: 'REDEEM' }) },
  { label: 'Statements', icon: 'document', to: href(routes.statement) },
  { label: 'Create eMandate', icon: 'mandate', to: href(routes.eMandate) },
]

/** What investors come for, one press away. */
export function QuickActions() {
  return (
    <nav aria-label="Quick actions">
      <ul className={styles.actions}>
        {actions.map(({ label, icon, to }) => (
          <li key={label}>
            <Link to={to} className={styles.action}>
              <IconTile icon={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
