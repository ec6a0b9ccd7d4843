import { Note, useAtom } from '@portal/kernel'
import { AmountFrame } from '../amount-frame'
import { outflowDraftAtom, type OutflowDraft } from '../outflow-draft'
import type { HeldUnits } from '../held-units'
import { freeOf, type OutflowValues } from '../outflow-values'
import { HoldingCard } from '../holding-card'
import { useContinue } from '../use-continue'
import type { SystematicKind, SystematicQuote } from './systematic-kind'
import { DatesCard } from './dates-card'
import { planErrors } from './plan-draft'
import { PlanSummary } from './plan-summary'
import { useLivePlan } from './use-plan-quote'
import { WhenCard } from './when-card'

/** The quote of what a draft asks for; undefined while something is missing. */
const quoteFor = (kind: SystematicKind) => (draft: OutflowDraft) => {
  const wish = kind.wish(draft)
  return wish && kind.quote(wish)
}

/** How much leaves how often, and every date on which it does. */
export function SystematicForm({ kind, folio, holding }: HeldUnits & { kind: SystematicKind }) {
  const [draft] = useAtom(outflowDraftAtom)
  const asked = useLivePlan(kind, draft)
  const { quote } = asked
  const free = freeOf(undefined, holding, undefined)
  return (
    <AmountFrame
      kind={kind}
      errors={(next) => ({ ...planErrors(next, free), ...kind.errors(next, folio) })}
      onward={useContinue(kind, quoteFor(kind))}
      refusedTitle="You cannot start this plan yet."
      summary={(action) => <PlanSummary kind={kind} asked={asked} action={action} />}
      figure={quote && (quote.total ?? quote.amount)}
    >
      {(values) => <PlanCards kind={kind} folio={folio} holding={holding} values={values} quote={quote} />}
    </AmountFrame>
  )
}

interface PlanCardsProps extends HeldUnits {
  kind: SystematicKind
  values: OutflowValues
  quote: SystematicQuote | undefined
}

function PlanCards({ kind, folio, holding, values, quote }: PlanCardsProps) {
  const free = freeOf(undefined, holding, undefined)
  const { frequency = 'Monthly', periodType = 'Until cancelled' } = values
  return (
    <>
      <HoldingCard holding={holding} quote={undefined} free={free} />
      <kind.Fields folio={folio} />
      <WhenCard frequency={frequency} periodType={periodType} free={free} quote={quote} />
      {quote && <DatesCard quote={quote} />}
      <Note>{kind.words.tax}</Note>
    </>
  )
}
