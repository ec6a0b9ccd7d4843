import { Card, formatDate, indiaToday, OrderLinks, shortNumber, Verbatim } from '@portal/kernel'
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
    <Card title="On its way between funds" subtitle="This money is yours. It is not in the total value yet.">
      <ul className={styles.list}>
        {between.map(({ fromSchemeName, toSchemeName, folioNo, amount, unitsOn, ...order }) => (
          <li key={order.transactionId} className={styles.row}>
            <span>
              {fromSchemeName} to {toSchemeName}
              <span className={styles.small}>
                Folio <Verbatim>{shortNumber(folioNo)}</Verbatim>, order <OrderLinks orders={[order]} />.{' '}
                {unitsOn < today
                  ? 'It becomes units as soon as the NAV is out.'
                  : `It becomes units on ${formatDate(unitsOn)}.`}
              </span>
            </span>
            <Amount paise={amount} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
