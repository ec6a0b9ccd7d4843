import { Note, useAtom } from '@portal/kernel'
import { AmountFrame } from '../exits/amount-frame'
import { exitDraftAtom, type ExitDraft } from '../exits/exit-draft'
import type { ExitHolding } from '../exits/exit-holding'
import { freeOf, type ExitValues } from '../exits/exit-values'
import { HoldingCard } from '../exits/holding-card'
import { useContinue } from '../exits/use-continue'
import type { PlanKind, PlanQuote } from '../kinds/plan-kind'
import { DatesCard } from './dates-card'
import { planErrors } from './plan-draft'
import { PlanSummary } from './plan-summary'
import { useLivePlan } from './use-plan-quote'
import { WhenCard } from './when-card'

/** The quote of what a draft asks for; undefined while something is missing. */
const quoteFor = (kind: PlanKind) => (draft: ExitDraft) => {
  const wish = kind.wish(draft)
  return wish && kind.quote(wish)
}

/** How much leaves how often, and every date on which it does. */
export function PlanForm({ kind, folio, holding }: ExitHolding & { kind: PlanKind }) {
  const [draft] = useAtom(exitDraftAtom)
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

interface PlanCardsProps extends ExitHolding {
  kind: PlanKind
  values: ExitValues
  quote: PlanQuote | undefined
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
