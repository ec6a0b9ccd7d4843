import { Card, lazyPart, Skeleton, SkeletonRegion } from '@portal/kernel'
import { timingOf, type SipFacts, type SipValues } from './sip-values'
import styles from './sip-form.module.css'

const ProjectionChart = lazyPart(() => import('./projection-chart'), {
  what: 'The projection',
  waiting: (
    <SkeletonRegion>
      <Skeleton shape="chart" />
    </SkeletonRegion>
  ),
})

/** What the SIP could become, whose code comes once there is something to draw. */
export function ProjectionCard({ facts, values }: { facts: SipFacts; values: SipValues }) {
  const sip = timingOf(values, facts.payers)
  return (
    <Card title="What it could become">
      {sip ? (
        <ProjectionChart sip={sip} />
      ) : (
        <p className={styles.hint}>Enter an amount and an end to see it.</p>
      )}
    </Card>
  )
}
