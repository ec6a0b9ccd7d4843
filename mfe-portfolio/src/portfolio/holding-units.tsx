import { DetailList, formatDate, formatUnits, href, OrderLinks, routes, TextLink } from '@portal/kernel'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { BlockedUnits } from '@portal/contracts/orders/outflow-quote'
import type { portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { Hideable } from '../shared/amounts'
import styles from './portfolio.module.css'

const reasons: Readonly<Record<BlockedUnits['why'], string>> = {
  lien: 'Under lien, until your lender releases them',
  hold: 'On hold',
  'lock-in': 'Locked in, as in every tax saver',
  order: 'On hold for an order',
}

const why = ({ why: reason, until }: BlockedUnits): string =>
  `${reasons[reason]}${until ? `; the first are free on ${formatDate(until)}` : ''}`

/** How many units can leave now, and why the others cannot. */
export function HoldingUnits({ details }: { details: ResponseOf<typeof portfolioApi.holding> }) {
  const { unitBalance, freeUnits, blocked } = details
  return (
    <section aria-label="Units">
      <DetailList
        rows={[
          { label: 'Units', value: <Hideable>{formatUnits(unitBalance)}</Hideable> },
          ...blocked.map((each) => ({
            label: why(each),
            value: <Blocked {...each} />,
          })),
          { label: 'Free now', value: <Hideable>{formatUnits(freeUnits)}</Hideable>, total: true },
        ]}
      />
    </section>
  )
}

/** The units, and where to see what holds them. */
function Blocked({ units, why: reason, orders }: BlockedUnits) {
  return (
    <>
      <Hideable>{formatUnits(units)}</Hideable>
      {orders.length > 0 && (
        <span className={styles.line}>
          Order <OrderLinks orders={orders} />
        </span>
      )}
      {reason === 'hold' && (
        <span className={styles.line}>
          <TextLink to={href(routes.askQuery)}>Ask us why</TextLink>
        </span>
      )}
    </>
  )
}
