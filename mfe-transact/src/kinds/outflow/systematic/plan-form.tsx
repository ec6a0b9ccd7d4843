import { Note } from '@portal/kernel'
import { HoldingCard } from '../holding-card'
import { type FormCards, OutflowForm } from '../outflow-form'
import type { SystematicKind, SystematicQuote } from '../outflow-kind'
import { freeOf } from '../outflow-values'
import { DatesCard } from './dates-card'
import { PlanSum, sumOf } from './plan-sum'
import { planErrors } from './plan-terms'
import { WhenCard } from './when-card'

/** How much leaves a holding how often, and every date on which it does. */
export default function PlanForm({ kind }: { kind: SystematicKind }) {
  return (
    <OutflowForm<SystematicQuote>
      kind={kind}
      refusedTitle="You cannot start this plan yet."
      free={(holding) => freeOf(holding)}
      errors={planErrors}
      figure={sumOf}
      nothing="Say how much and on which day, and you see here what happens."
      after="Nothing happens yet. A one-time code confirms it."
      sum={(quote) => <PlanSum kind={kind} quote={quote} />}
      cards={(of) => <Cards kind={kind} {...of} />}
    />
  )
}

function Cards(props: FormCards<SystematicQuote> & { kind: SystematicKind }) {
  const { kind, folio, holding, values, quote, free } = props
  const { frequency = 'Monthly', periodType = 'Until cancelled' } = values
  return (
    <>
      <HoldingCard holding={holding} free={free} />
      <kind.Fields folio={folio} />
      <WhenCard frequency={frequency} periodType={periodType} free={free} quote={quote} />
      {quote && <DatesCard quote={quote} />}
      <Note>{kind.words.tax}</Note>
    </>
  )
}
