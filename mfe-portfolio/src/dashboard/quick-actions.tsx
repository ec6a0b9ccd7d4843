import { href, IconTile, Link, routes, type IconName } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import styles from './quick-actions.module.css'

const actions = (): readonly { label: string; icon: IconName; to: string }[] => [
  { label: t`Invest more`, icon: 'plus', to: href(routes.exploreFunds) },
  { label: t`Start a SIP`, icon: 'sip', to: href(routes.sip) },
  {
    label: t({ message: t`Switch`, context: 'what to do' }),
    icon: 'switch',
    to: href(routes.selectScheme, { plan: 'SWITCH' }),
  },
  { label: t`Redeem`, icon: 'redeem', to: href(routes.selectScheme, { plan: 'REDEEM' }) },
  { label: t`Statements`, icon: 'document', to: href(routes.statement) },
  { label: t`Create eMandate`, icon: 'mandate', to: href(routes.eMandate) },
]

/** What investors come for, one press away. */
export function QuickActions() {
  return (
    <nav aria-label={t`Quick actions`}>
      <ul className={styles.actions}>
        {actions().map(({ label, icon, to }) => (
          <li key={to}>
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
