import { useAtom } from '@portal/kernel'
import type { OutflowKind, OutflowQuote } from './outflow-kind'
import { AmountFrame } from './amount-frame'
import { outflowDraftAtom, type OutflowDraft } from './outflow-draft'
import type { HeldUnits } from './held-units'
import { OutflowSummary } from './outflow-summary'
import { outflowErrors, freeOf, type OutflowValues } from './outflow-values'
import { HoldingCard } from './holding-card'
import { HowMuchCard } from './how-much-card'
import { LotsCard } from './lots-card'
import { useContinue } from './use-continue'
import { useLiveQuote } from './use-outflow-quote'
import { WaitNote } from './wait-note'

/** The quote of what a draft asks for; undefined while something is missing. */
const quoteFor = (kind: OutflowKind) => (draft: OutflowDraft) => {
  const terms = kind.terms(draft)
  return terms && kind.quote(terms)
}

/** How much, and what it would bring. */
export function DetailForm({ kind, folio, holding }: HeldUnits & { kind: OutflowKind }) {
  const [draft] = useAtom(outflowDraftAtom)
  const asked = useLiveQuote(kind, draft)
  const { quote } = asked
  const free = freeOf(kind, holding, quote)
  return (
    <AmountFrame
      kind={kind}
      errors={(next) => outflowErrors(kind, next, folio, free)}
      onward={useContinue(kind, quoteFor(kind), ({ exitLoad }) => exitLoad)}
      refusedTitle="You cannot place this order yet."
      summary={(action) => <OutflowSummary kind={kind} asked={asked} action={action} />}
      figure={quote && kind.figure(quote)}
    >
      {(values) => <DetailCards kind={kind} folio={folio} holding={holding} values={values} quote={quote} />}
    </AmountFrame>
  )
}

interface DetailCardsProps extends HeldUnits {
  kind: OutflowKind
  values: OutflowValues
  quote: OutflowQuote | undefined
}

function DetailCards({ kind, folio, holding, values, quote }: DetailCardsProps) {
  const free = freeOf(kind, holding, quote)
  const own = <kind.Fields folio={folio} />
  return (
    <>
      <HoldingCard holding={holding} quote={quote} free={free} />
      {kind.asksFirst && own}
      {kind.atOnce && <kind.atOnce.Amount folio={folio} holding={holding} />}
      {!kind.takesAll && !kind.atOnce && (
        <HowMuchCard kind={kind} type={values.amountUnitType ?? 'AMOUNT'} free={free} quote={quote} />
      )}
      {quote && <LotsCard quote={quote} />}
      {quote && <WaitNote quote={quote} />}
      {!kind.asksFirst && own}
      {kind.Instead && <kind.Instead folio={folio} holding={holding} />}
    </>
  )
}
