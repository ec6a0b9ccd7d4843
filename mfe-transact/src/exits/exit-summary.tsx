import { Card, DetailList, Note, Skeleton, SkeletonRegion } from '@portal/kernel'
import type { ReactNode } from 'react'
import type { ExitKind } from '../kinds/exit-kind'
import { CutOffNote } from '../shared/cut-off-note'
import { costRows, estimateText } from './cost-rows'
import styles from './exits.module.css'
import { Figure } from './figure'
import type { AskedQuote } from './use-exit-quote'

export interface ExitSummaryProps {
  kind: ExitKind
  asked: AskedQuote
  action: ReactNode
}

/** What the order would come to, while it is typed. */
export function ExitSummary({ kind, asked, action }: ExitSummaryProps) {
  return (
    <Card title={kind.words.figure}>
      <div aria-live="polite">
        <Answer kind={kind} asked={asked} />
      </div>
      <div className={styles.blocks}>
        {asked.quote && asked.timing && <CutOffNote timing={asked.timing} act="Confirm" />}
        {action}
      </div>
      <p className={styles.after}>Nothing is sold yet.</p>
    </Card>
  )
}

function Answer({ kind, asked: { quote, waiting, error } }: Omit<ExitSummaryProps, 'action'>) {
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
    return (
      <p className={styles.small}>
        {kind.takesAll ? 'Choose' : 'Say how much'}, and you see here what it brings.
      </p>
    )
  return (
    <>
      <Figure kind={kind} quote={quote} />
      <p className={styles.small}>{estimateText(kind, quote)}</p>
      <DetailList rows={[...costRows(quote), ...kind.summary(quote)]} />
    </>
  )
}
