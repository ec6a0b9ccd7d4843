import { Card, formatDate, indiaToday, OrderLinks, shortNumber, Verbatim } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { BetweenFunds } from '@portal/contracts/folios/investor'
import { Amount } from './amounts'
import styles from './between-card.module.css'

interface BetweenCardProps {
  between: readonly BetweenFunds[]
  /** The business clock. */
  serverNow: string
}

/** Money that has left one fund and is not yet units of another: where it is, and until when. Nothing where there is none. */
export function BetweenCard({ between, serverNow }: BetweenCardProps) {
  if (!between.length) return null
  const today = indiaToday(serverNow)
  return (
    <Card
      title={t`On its way between funds`}
      subtitle={t`This money is yours. It is not in the total value yet.`}
    >
      <ul className={styles.list}>
        {between.map(({ fromSchemeName, toSchemeName, folioNo, amount, unitsOn, ...order }) => {
          const folio = shortNumber(folioNo)
          const day = formatDate(unitsOn)
          return (
            <li key={order.transactionId} className={styles.row}>
              <span>
                {t`${fromSchemeName} to ${toSchemeName}`}
                <span className={styles.small}>
                  <Trans>
                    Folio <Verbatim>{folio}</Verbatim>, order <OrderLinks orders={[order]} />.
                  </Trans>{' '}
                  {unitsOn < today
                    ? t`It becomes units as soon as the NAV is out.`
                    : t`It becomes units on ${day}.`}
                </span>
              </span>
              <Amount paise={amount} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
