import { Card, Facts, href, routes, TextLink } from '@portal/kernel'
import type { SchemeDetails } from '@portal/contracts/schemes/product'
import { offerFacts } from './fund-facts'
import styles from './scheme.module.css'

/** In place of NAV and returns while the fund is on offer. */
export function OfferCard({ scheme }: { scheme: SchemeDetails }) {
  return (
    <Card title="New fund offer">
      <p className={styles.text}>
        Every unit costs the offer price, whenever you invest while the offer is open. The fund has its first
        NAV after the units are allotted, and no returns before.
      </p>
      <Facts facts={offerFacts(scheme)} />
      <p className={styles.after}>
        <TextLink look="strong" to={href(routes.newOffers)}>
          How an offer goes
        </TextLink>
      </p>
    </Card>
  )
}
