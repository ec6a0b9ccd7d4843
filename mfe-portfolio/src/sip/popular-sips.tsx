import {
  CategoryDot,
  href,
  LinkButton,
  Money,
  Riskometer,
  routes,
  Skeleton,
  SkeletonRegion,
  TextLink,
  VisuallyHidden,
  Verbatim,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { Scheme, SchemeCategory } from '@portal/contracts/schemes/product'
import { categoryName } from '../shared/fund-names'
import { teaser } from '../shared/popular-funds'
import type { CardQuery } from '../shared/query-card'
import { sipAddress } from '../shared/sip-address'
import styles from './sip.module.css'
import { popularSipFunds } from './sip-funds'

/** Funds to look at first; absent when the list did not come, which the card above says. */
export function PopularSips({ query }: { query: CardQuery<{ categories: SchemeCategory[] }> }) {
  if (query.error && !query.data) return null
  return (
    <section aria-labelledby="popular-sips">
      <div className={styles.head}>
        <h2 id="popular-sips">{t`Funds many people start with`}</h2>
        <TextLink look="strong" to={href(routes.exploreFunds)} iconAfter="arrow-right">
          {t`All funds`}
        </TextLink>
      </div>
      {query.data ? (
        <ul className={styles.funds}>
          {popularSipFunds(query.data.categories).map((fund) => (
            <li key={fund.schemePlanCode} className={styles.fund}>
              <SipFund fund={fund} />
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

function SipFund({ fund }: { fund: Scheme }) {
  const { schemePlanCode, schemeDesc, fundType, riskMeter, minSip } = fund
  return (
    <>
      <p className={styles.category}>
        <CategoryDot category={fundType} />
        {categoryName(fundType)}
      </p>
      <h3 className={styles.name}>
        <TextLink look="strong" to={href(routes.scheme, { scheme: schemePlanCode })}>
          <Verbatim>{schemeDesc}</Verbatim>
        </TextLink>
      </h3>
      <p className={styles.text}>{teaser(fund)}</p>
      <p className={styles.foot}>
        <Riskometer level={riskMeter} />
        <span>
          <Trans>
            From <Money paise={minSip} as="rounded" />
          </Trans>
        </span>
      </p>
      <LinkButton to={sipAddress(schemePlanCode)} variant="secondary" size="sm" fullWidth>
        <Trans>
          Start a SIP
          <VisuallyHidden>
            {' '}
            in <Verbatim>{schemeDesc}</Verbatim>
          </VisuallyHidden>
        </Trans>
      </LinkButton>
    </>
  )
}
