import { Card, Note, Skeleton, SkeletonRegion } from '@portal/kernel'
import type { ReactNode } from 'react'
import styles from '../exits/exits.module.css'
import type { PlanKind } from '../kinds/plan-kind'
import { PlanSum } from './plan-sum'
import type { AskedPlan } from './use-plan-quote'

export interface PlanSummaryProps {
  kind: PlanKind
  asked: AskedPlan
  action: ReactNode
}

/** What the plan would come to, while it is typed. */
export function PlanSummary({ kind, asked, action }: PlanSummaryProps) {
  return (
    <Card title={kind.words.figure}>
      <div aria-live="polite">
        <Answer kind={kind} asked={asked} />
      </div>
      <div className={styles.blocks}>{action}</div>
      <p className={styles.after}>Nothing happens yet. A one-time code confirms it.</p>
    </Card>
  )
}

function Answer({ kind, asked: { quote, waiting, error } }: Omit<PlanSummaryProps, 'action'>) {
  if (waiting)
    return (
      <SkeletonRegion>
        <Skeleton count={4} />
      </SkeletonRegion>
    )
  if (error && !quote)
    return (
      <Note tone="negative" title={error.kind === 'refused' ? undefined : 'We could not work this out.'}>
        {error.message}
      </Note>
    )
  if (!quote)
    return <p className={styles.small}>Say how much and on which day, and you see here what happens.</p>
  return <PlanSum kind={kind} quote={quote} />
}
