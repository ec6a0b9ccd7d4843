import { formatUnits } from '@portal/kernel'
import { areBeyondAll, areMore, areNone, unitsOf } from '../../../shared/units-math'
import { HoldingCard } from '../holding-card'
import type { OutflowDraft } from '../outflow-draft'
import { type FormCards, OutflowForm } from '../outflow-form'
import type { SingleKind, SingleQuote } from '../outflow-kind'
import { amountError, type Free, freeOf } from '../outflow-values'
import { HowMuchCard } from './how-much-card'
import { LotsCard, WaitNote } from './lots-card'
import { CutOff, SingleSum } from './single-sum'

/** How much leaves a holding at once, and what it would bring. */
export default function SingleForm({ kind }: { kind: SingleKind }) {
  return (
    <OutflowForm<SingleQuote>
      kind={kind}
      refusedTitle="You cannot place this order yet."
      free={(holding, quote) => freeOf(holding, quote, quote && kind.atOnce?.most(quote))}
      errors={(draft, free) => howMuchError(kind, draft, free)}
      loadOf={({ exitLoad }) => exitLoad}
      figure={(quote) => kind.figure(quote)}
      nothing={`${kind.takesAll ? 'Choose' : 'Say how much'}, and you see here what it brings.`}
      after="Nothing is sold yet."
      sum={(quote) => <SingleSum kind={kind} quote={quote} />}
      cutOff={(asked) => <CutOff kind={kind} asked={asked} />}
      cards={(of) => <Cards kind={kind} {...of} />}
    />
  )
}

function Cards(props: FormCards<SingleQuote> & { kind: SingleKind }) {
  const { kind, folio, holding, values, quote, free } = props
  const own = <kind.Fields folio={folio} />
  return (
    <>
      <HoldingCard holding={holding} quoted={quote?.blocked} free={free} />
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

function howMuchError({ words }: SingleKind, draft: OutflowDraft, free: Free): Record<string, string> {
  if (draft.amountUnitType === 'AMOUNT') return amountError(draft, free)
  if (draft.amountUnitType === 'ALL_UNITS') return {}
  const units = unitsOf(draft.units)
  const areTooMany = units ? areMore(units, free.units) : areBeyondAll(draft.units)
  if (!areTooMany && (!units || areNone(units)))
    return { units: 'Enter units with up to 3 decimals after a point, such as 600.250' }
  if (!areTooMany) return {}
  const most = `You can ${words.verb} up to ${formatUnits(free.units)} units.`
  return { units: [most, free.later].filter(Boolean).join(' ') }
}
