import { DetailList } from '@portal/kernel'
import type { ReactNode } from 'react'
import type { OutflowKind } from './outflow-kind'
import { CutOffNote } from '../../shared/cut-off-note'
import { costRows, estimateText } from './cost-rows'
import styles from './outflow.module.css'
import { Figure } from './figure'
import { QuoteCard } from './quote-card'
import type { AskedQuote } from './use-outflow-quote'

export interface OutflowSummaryProps {
  kind: OutflowKind
  asked: AskedQuote
  action: ReactNode
}

/** What the order would come to, while it is typed. */
export function OutflowSummary({ kind, asked, action }: OutflowSummaryProps) {
  return (
    <QuoteCard
      title={kind.words.figure}
      asked={asked}
      nothing={`${kind.takesAll ? 'Choose' : 'Say how much'}, and you see here what it brings.`}
      action={
        <>
          {asked.quote && asked.timing && <CutOffNote timing={asked.timing} act="Confirm" />}
          {action}
        </>
      }
      after="Nothing is sold yet."
    >
      {(quote) => (
        <>
          <Figure kind={kind} quote={quote} />
          <p className={styles.small}>{estimateText(kind, quote)}</p>
          <DetailList rows={[...costRows(quote), ...kind.summary(quote)]} />
        </>
      )}
    </QuoteCard>
  )
}
