import { Card, scopeOfVisit, href, LinkButton, Note, routes } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { AmountForm, type AmountFormProps } from './amount-form'
import { AutoSwitchOffer } from './auto-switch-offer'
import { closedReason } from './invest-offer'
import styles from './scheme.module.css'

/** The way into the fund: an amount, or why it takes none. */
export function InvestCard({ scheme, isHeld, chips }: AmountFormProps) {
  const closed = closedReason(scheme)
  return (
    <Card title={t`Invest in this fund`}>
      {closed ? (
        <div className={styles.form}>
          <Note tone="warning" title={t`Closed to new investments`}>
            {closed}
          </Note>
          <LinkButton to={href(routes.exploreFunds)} variant="secondary" fullWidth>
            {t`See other funds`}
          </LinkButton>
        </div>
      ) : (
        <AmountForm scheme={scheme} isHeld={isHeld} chips={chips} />
      )}
      {!scopeOfVisit() && <AutoSwitchOffer scheme={scheme} />}
    </Card>
  )
}
