import { Card, Facts, href, routes, TextLink, useIsOffered } from '@portal/kernel'
import type { SchemeDetails } from '@portal/contracts/schemes/product'
import { fundFacts } from './fund-facts'
import styles from './scheme.module.css'

/** What the fund does with the money, and the facts that decide a purchase. */
export function AboutCard({ scheme }: { scheme: SchemeDetails }) {
  const sip = useIsOffered(routes.sip)
  return (
    <Card title="About the fund">
      <p className={styles.text}>{scheme.objective}</p>
      <Facts facts={fundFacts(scheme, { sip })} />
      <p className={styles.after}>
        <TextLink
          look="strong"
          icon="document"
          to={href(routes.schemeDocuments, { scheme: scheme.schemePlanCode })}
        >
          Scheme documents
        </TextLink>
      </p>
    </Card>
  )
}
