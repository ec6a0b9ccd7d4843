import {
  Card,
  ErrorPanel,
  formatDate,
  formatNav,
  MarketMove,
  SegmentedControl,
  Skeleton,
  SkeletonRegion,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { NavPeriod, SchemeDetails } from '@portal/contracts/schemes/product'
import { useState } from 'react'
import { PastPerformance } from '../shared/past-performance'
import { NavChart } from './nav-chart'
import { navPeriods } from './nav-texts'
import { useNavHistory } from './scheme.api'
import styles from './scheme.module.css'

/** The last NAV with its date, and how it came there over a period. */
export function NavCard({ scheme }: { scheme: SchemeDetails }) {
  const [period, setPeriod] = useState<NavPeriod>('3Y')
  const query = useNavHistory(scheme.schemePlanCode, period)
  const day = formatDate(scheme.navDate)
  return (
    <Card label={t`NAV`} busy={query.isPending}>
      <div className={styles.nav}>
        <div>
          <h2 className={styles.label}>{t`NAV on ${day}`}</h2>
          <p className={styles.figure} translate="no">
            {formatNav(scheme.nav)}
          </p>
          <p className={styles.sentence}>
            <Trans>
              <MarketMove rate={scheme.dayChange} /> in a day
            </Trans>
          </p>
        </div>
        <SegmentedControl
          label={t`Period`}
          hideLabel
          size="sm"
          options={navPeriods()}
          value={period}
          onChange={setPeriod}
        />
      </div>
      {query.data ? (
        <NavChart name={scheme.schemeDesc} period={period} history={query.data} />
      ) : query.error ? (
        <ErrorPanel
          title={t`The NAVs did not load`}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {query.error.message}
        </ErrorPanel>
      ) : (
        <SkeletonRegion>
          <Skeleton shape="chart" />
        </SkeletonRegion>
      )}
      <div className={styles.after}>
        <PastPerformance />
      </div>
    </Card>
  )
}
