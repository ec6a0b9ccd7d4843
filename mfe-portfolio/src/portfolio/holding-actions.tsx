import { href, LinkButton, routes } from '@portal/kernel'
import type { Holding } from '@portal/contracts/folios/investor'
import type { HoldingAction, HoldingOffer } from '@portal/contracts/portfolio/portfolio'
import styles from './portfolio.module.css'

interface Way {
  label: string
  to: (holding: Holding) => string
}

/** Straight to how much leaves this holding; where nothing can, its page says so. */
const outOf =
  (plan: string): Way['to'] =>
  ({ schemePlanCode, folioNo }) =>
    href(routes.selectScheme, { plan, scheme: schemePlanCode, folio: folioNo })

const ways: Readonly<Record<HoldingAction, Way>> = {
  INVEST: {
    label: 'Invest more',
    to: ({ schemePlanCode, folioNo }) => href(routes.investMore, { scheme: schemePlanCode, folio: folioNo }),
  },
  SIP: { label: 'Start a SIP', to: () => href(routes.sip) },
  REDEEM: { label: 'Redeem', to: outOf('REDEEM') },
  INSTA_REDEEM: { label: 'Redeem at once', to: outOf('INSTA_REDEEM') },
  SWITCH: { label: 'Switch', to: outOf('SWITCH') },
  STP: { label: 'Start an STP', to: outOf('STP') },
  SWP: { label: 'Start an SWP', to: outOf('SWP') },
}

/** What can be done with a holding; what cannot says why, by the rules that an order meets. */
export function HoldingActions({ offers, holding }: { offers: readonly HoldingOffer[]; holding: Holding }) {
  const open = offers.filter(({ refusal }) => refusal === null)
  const reasons = new Map<string, string[]>()
  for (const { action, refusal } of offers)
    if (refusal !== null) reasons.set(refusal, [...(reasons.get(refusal) ?? []), ways[action].label])
  return (
    <section aria-label="What you can do">
      {open.length > 0 && (
        <ul className={styles.actions}>
          {open.map(({ action }) => (
            <li key={action}>
              <LinkButton variant="secondary" size="sm" to={ways[action].to(holding)}>
                {ways[action].label}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {[...reasons].map(([reason, labels]) => (
        <p key={reason} className={styles.reason}>
          <b>Not now: {labels.join(', ')}.</b> {reason}
        </p>
      ))}
    </section>
  )
}
