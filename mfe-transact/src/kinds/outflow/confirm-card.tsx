import { type ApiError, Card, DetailList, formatTime } from '@portal/kernel'
import type { ReactNode } from 'react'
import type { OutflowKind, OutflowQuote } from './outflow-kind'
import { CutOffNote } from '../../shared/cut-off-note'
import type { NavTiming } from '../../shared/nav-timing'
import { costRows, estimateText } from './cost-rows'
import styles from './outflow.module.css'
import { FailureNote } from './failure-note'
import { Figure } from './figure'

export interface ConfirmCardProps {
  kind: OutflowKind
  quote: OutflowQuote
  timing: NavTiming | undefined
  failure: ApiError | undefined
  action: ReactNode
}

/** The sum and the button that asks for the code. */
export function ConfirmCard({ kind, quote, timing, failure, action }: ConfirmCardProps) {
  return (
    <Card title={kind.words.figure}>
      <Figure kind={kind} quote={quote} />
      <p className={styles.small}>{estimateText(kind, quote)}</p>
      <DetailList rows={[...costRows(quote), ...kind.summary(quote)]} />
      <div className={styles.blocks}>
        {timing && <CutOffNote timing={timing} act="Confirm" />}
        {failure && <FailureNote kind={kind} failure={failure} />}
        <div className={styles.wide}>{action}</div>
      </div>
      <p className={styles.after}>
        We send a one-time code.{' '}
        {kind.atOnce
          ? 'The money leaves at once, so you cannot cancel it.'
          : `You can cancel until ${formatTime(quote.cutOffAt)}.`}
      </p>
    </Card>
  )
}
