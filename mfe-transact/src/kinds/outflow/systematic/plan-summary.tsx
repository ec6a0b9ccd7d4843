import type { ReactNode } from 'react'
import { QuoteCard } from '../quote-card'
import type { SystematicKind } from './systematic-kind'
import { PlanSum } from './plan-sum'
import type { AskedPlan } from './use-plan-quote'

export interface PlanSummaryProps {
  kind: SystematicKind
  asked: AskedPlan
  action: ReactNode
}

/** What the plan would come to, while it is typed. */
export function PlanSummary({ kind, asked, action }: PlanSummaryProps) {
  return (
    <QuoteCard
      title={kind.words.figure}
      asked={asked}
      nothing="Say how much and on which day, and you see here what happens."
      action={action}
      after="Nothing happens yet. A one-time code confirms it."
    >
      {(quote) => <PlanSum kind={kind} quote={quote} />}
    </QuoteCard>
  )
}
