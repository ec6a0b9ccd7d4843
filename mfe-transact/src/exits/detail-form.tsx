import { useAtom } from '@portal/kernel'
import type { ExitKind, ExitQuote } from '../kinds/exit-kind'
import { AmountFrame } from './amount-frame'
import { exitDraftAtom, type ExitDraft } from './exit-draft'
import type { ExitHolding } from './exit-holding'
import { ExitSummary } from './exit-summary'
import { exitErrors, freeOf, type ExitValues } from './exit-values'
import { HoldingCard } from './holding-card'
import { HowMuchCard } from './how-much-card'
import { LotsCard } from './lots-card'
import { useContinue } from './use-continue'
import { useLiveQuote } from './use-exit-quote'
import { WaitNote } from './wait-note'

/** The quote of what a draft asks for; undefined while something is missing. */
const quoteFor = (kind: ExitKind) => (draft: ExitDraft) => {
  const terms = kind.terms(draft)
  return terms && kind.quote(terms)
}

/** How much, and what it would bring. */
export function DetailForm({ kind, folio, holding }: ExitHolding & { kind: ExitKind }) {
  const [draft] = useAtom(exitDraftAtom)
  const asked = useLiveQuote(kind, draft)
  const { quote } = asked
  const free = freeOf(kind, holding, quote)
  return (
    <AmountFrame
      kind={kind}
      errors={(next) => exitErrors(kind, next, folio, free)}
      onward={useContinue(kind, quoteFor(kind), ({ exitLoad }) => exitLoad)}
      refusedTitle="You cannot place this order yet."
      summary={(action) => <ExitSummary kind={kind} asked={asked} action={action} />}
      figure={quote && kind.figure(quote)}
    >
      {(values) => <DetailCards kind={kind} folio={folio} holding={holding} values={values} quote={quote} />}
    </AmountFrame>
  )
}

interface DetailCardsProps extends ExitHolding {
  kind: ExitKind
  values: ExitValues
  quote: ExitQuote | undefined
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
