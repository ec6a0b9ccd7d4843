import { Card, Skeleton, SkeletonRegion } from '@portal/kernel'
import { lazy, Suspense } from 'react'
import { timingOf, type SipFacts, type SipValues } from './sip-values'
import styles from './sip-form.module.css'

const ProjectionChart = lazy(() => import('./projection-chart'))

/** What the SIP could become, whose code comes once there is something to draw. */
export function ProjectionCard({ facts, values }: { facts: SipFacts; values: SipValues }) {
  const sip = timingOf(values, facts.payers)
  return (
    <Card title="What it could become">
      {sip ? (
        <Suspense
          fallback={
            <SkeletonRegion>
              <Skeleton shape="chart" />
            </SkeletonRegion>
          }
        >
          <ProjectionChart sip={sip} />
        </Suspense>
      ) : (
        <p className={styles.hint}>Enter an amount and an end to see it.</p>
      )}
    </Card>
  )
}
