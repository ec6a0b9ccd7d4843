import { href, LinkButton, routes, type Text, textOf } from '@portal/kernel'
import { msg, t, Trans } from '@portal/kernel/words'
import type { Holding } from '@portal/contracts/folios/investor'
import type { HoldingAction, HoldingOffer } from '@portal/contracts/portfolio/portfolio'
import styles from './portfolio.module.css'

interface Way {
  label: Text
  to: (holding: Holding) => string
}

/** Straight to how much leaves this holding; where nothing can, its page says so. */
const outOf =
  (plan: string): Way['to'] =>
  ({ schemePlanCode, folioNo }) =>
    href(routes.selectScheme, { plan, scheme: schemePlanCode, folio: folioNo })

const ways: Readonly<Record<HoldingAction, Way>> = {
  INVEST: {
    label: msg`Invest more`,
    to: ({ schemePlanCode, folioNo }) => href(routes.investMore, { scheme: schemePlanCode, folio: folioNo }),
  },
  SIP: { label: msg`Start a SIP`, to: () => href(routes.sip) },
  REDEEM: { label: msg`Redeem`, to: outOf('REDEEM') },
  INSTA_REDEEM: { label: msg`Redeem at once`, to: outOf('INSTA_REDEEM') },
  SWITCH: { label: msg({ message: 'Switch', context: 'action' }), to: outOf('SWITCH') },
  STP: { label: msg`Start an STP`, to: outOf('STP') },
  SWP: { label: msg`Start an SWP`, to: outOf('SWP') },
}

/** What can be done with a holding; what cannot says why, by the rules that an order meets. */
export function HoldingActions({ offers, holding }: { offers: readonly HoldingOffer[]; holding: Holding }) {
  const open = offers.filter(({ refusal }) => refusal === null)
  const reasons = new Map<string, string[]>()
  for (const { action, refusal } of offers)
    if (refusal !== null) reasons.set(refusal, [...(reasons.get(refusal) ?? []), textOf(ways[action].label)])
  return (
    <section aria-label={t`What you can do`}>
      {open.length > 0 && (
        <ul className={styles.actions}>
          {open.map(({ action }) => (
            <li key={action}>
              <LinkButton variant="secondary" size="sm" to={ways[action].to(holding)}>
                {textOf(ways[action].label)}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {[...reasons].map(([reason, labels]) => {
        const names = labels.join(', ')
        return (
          <p key={reason} className={styles.reason}>
            <b>
              <Trans>Not now: {names}.</Trans>
            </b>{' '}
            {reason}
          </p>
        )
      })}
    </section>
  )
}
