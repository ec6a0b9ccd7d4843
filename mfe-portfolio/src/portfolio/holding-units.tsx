import {
  DetailList,
  formatDate,
  formatUnits,
  href,
  OrderLinks,
  routes,
  TextLink,
  type Text,
  textOf,
} from '@portal/kernel'
import { msg, t, Trans } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { BlockedUnits } from '@portal/contracts/orders/outflow-quote'
import type { portfolioApi } from '@portal/contracts/portfolio/portfolio'
import { Hideable } from '../shared/amounts'
import styles from './portfolio.module.css'

const reasons: Readonly<Record<BlockedUnits['why'], Text>> = {
  lien: msg`Under lien, until your lender releases them`,
  hold: msg`On hold`,
  'lock-in': msg`Locked in, as in every tax saver`,
  order: msg`On hold for an order`,
}

function why({ why: code, until }: BlockedUnits): string {
  const reason = textOf(reasons[code])
  const day = until && formatDate(until)
  return day ? t`${reason}; the first are free on ${day}` : reason
}

/** How many units can leave now, and why the others cannot. */
export function HoldingUnits({ details }: { details: ResponseOf<typeof portfolioApi.holding> }) {
  const { unitBalance, freeUnits, blocked } = details
  return (
    <section aria-label={t`Units`}>
      <DetailList
        rows={[
          { label: t`Units`, value: <Hideable>{formatUnits(unitBalance)}</Hideable> },
          ...blocked.map((each) => ({
            label: why(each),
            value: <Blocked {...each} />,
          })),
          { label: t`Free now`, value: <Hideable>{formatUnits(freeUnits)}</Hideable>, total: true },
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
          <Trans>
            Order <OrderLinks orders={orders} />
          </Trans>
        </span>
      )}
      {reason === 'hold' && (
        <span className={styles.line}>
          <TextLink to={href(routes.askQuery)}>{t`Ask us why`}</TextLink>
        </span>
      )}
    </>
  )
}
