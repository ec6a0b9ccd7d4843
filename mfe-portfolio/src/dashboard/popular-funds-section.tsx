import {
  CategoryDot,
  href,
  Link,
  Money,
  Riskometer,
  routes,
  Skeleton,
  SkeletonRegion,
  TextLink,
  useIsOffered,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { Scheme, SchemeCategory } from '@portal/contracts/schemes/product'
import { categoryName } from '../shared/fund-names'
import type { CardQuery } from '../shared/query-card'
import { popularFunds, teaser } from '../shared/popular-funds'
import styles from './popular-funds.module.css'

/** Three funds to look at first; absent when the list did not come, since the page works without it. */
export function PopularFunds({ query }: { query: CardQuery<{ categories: SchemeCategory[] }> }) {
  if (query.error && !query.data) return null
  return (
    <section aria-labelledby="popular">
      <div className={styles.head}>
        <h2 id="popular">{t`Funds many people start with`}</h2>
        <TextLink look="strong" to={href(routes.exploreFunds)} iconAfter="arrow-right">
          {t`All funds`}
        </TextLink>
      </div>
      {query.data ? (
        <ul className={styles.funds}>
          {popularFunds(query.data.categories).map((fund) => (
            <li key={fund.schemePlanCode}>
              <FundTeaser fund={fund} />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonRegion>
          <Skeleton shape="chart" />
        </SkeletonRegion>
      )}
    </section>
  )
}

function FundTeaser({ fund }: { fund: Scheme }) {
  const sip = useIsOffered(routes.sip)
  return (
    <Link to={href(routes.scheme, { scheme: fund.schemePlanCode })} className={styles.fund}>
      <span className={styles.category}>
        <CategoryDot category={fund.fundType} />
        {categoryName(fund.fundType)}
      </span>
      <span className={styles.name} translate="no">
        {fund.schemeDesc}
      </span>
      <span className={styles.text}>{teaser(fund)}</span>
      <span className={styles.foot}>
        <Riskometer level={fund.riskMeter} />
        {sip && fund.sipAllow === 'Y' && (
          <span className={styles.sip}>
            <Trans>
              SIP from <Money paise={fund.minSip} as="rounded" />
            </Trans>
          </span>
        )}
      </span>
    </Link>
  )
}
