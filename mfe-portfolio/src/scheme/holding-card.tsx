import { GainLoss, href, Money, routes, Skeleton, TextLink } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Holding } from '@portal/contracts/folios/investor'
import { QueryCard, type CardQuery } from '../shared/query-card'
import { holdingLine, holdingRate } from '../shared/holding'
import styles from './scheme.module.css'

interface HoldingCardProps {
  query: CardQuery<unknown>
  /** The investor's holdings of this plan, one a folio. */
  holdings: readonly Holding[]
}

/** What the investor has in this fund; absent when that is nothing. */
export function HoldingCard({ query, holdings }: HoldingCardProps) {
  if (query.data !== undefined && holdings.length === 0) return null
  return (
    <QueryCard
      title={t`You hold`}
      query={query}
      failure={t`Your holding did not load`}
      skeleton={<Skeleton count={3} />}
      action={
        <TextLink look="strong" to={href(routes.portfolio)}>
          {t`My portfolio`}
        </TextLink>
      }
    >
      {() => holdings.map((holding) => <InFolio key={holding.folioNo} holding={holding} />)}
    </QueryCard>
  )
}

function InFolio({ holding }: { holding: Holding }) {
  return (
    <div className={styles.holding}>
      <p className={styles.held}>
        <Money paise={holding.totalValuation} />
      </p>
      <p className={styles.sentence}>
        <GainLoss paise={holding.gain} rate={holdingRate(holding)} />
      </p>
      <p className={styles.label}>{holdingLine(holding)}</p>
    </div>
  )
}
