import { formatUnits, Note, textOf } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { areBeyondAll, areMore, areNone, unitsOf } from '../../shared/units-math'
import { HoldingCard } from './holding-card'
import { isSystematic, singleKinds, systematicKinds } from './kinds'
import { nothingYet, type OutflowDraft, type OutflowName } from './outflow-draft'
import { type FormCards, OutflowForm } from './outflow-form'
import type { SingleKind, SingleQuote, SystematicKind, SystematicQuote } from './outflow-kind'
import { amountError, type Free, freeOf } from './outflow-values'
import { HowMuchCard, WhenCard } from './how-much-cards'
import { CutOff, LotsCard, SingleSum, WaitNote } from './single/single-cards'
import { DatesCard, PlanSum, sumOf } from './systematic/plan-sum'
import { planErrors } from './systematic/plan-terms'

/** How much of the chosen holding leaves it. */
export default function Form({ name }: { name: OutflowName }) {
  return isSystematic(name) ? (
    <SystematicForm kind={systematicKinds[name]} />
  ) : (
    <SingleForm kind={singleKinds[name]} />
  )
}

/** How much leaves a holding at once, and what it would bring. */
function SingleForm({ kind }: { kind: SingleKind }) {
  return (
    <OutflowForm<SingleQuote>
      kind={kind}
      refusedTitle={t`You cannot place this order yet.`}
      free={(holding, quote) => freeOf(holding, quote, quote && kind.atOnce?.most(quote))}
      errors={(draft, free) => howMuchError(kind, draft, free)}
      loadOf={({ exitLoad }) => exitLoad}
      figure={(quote) => kind.figure(quote)}
      nothing={
        kind.takesAll
          ? t`Choose, and you see here what it brings.`
          : t`Say how much, and you see here what it brings.`
      }
      after={t`Nothing is sold yet.`}
      sum={(quote) => <SingleSum kind={kind} quote={quote} />}
      cutOff={(requested) => <CutOff kind={kind} requested={requested} />}
      cards={(of) => <SingleCards kind={kind} {...of} />}
    />
  )
}

function SingleCards(props: FormCards<SingleQuote> & { kind: SingleKind }) {
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

function howMuchError({ plan }: SingleKind, draft: OutflowDraft, free: Free): Record<string, string> {
  if (draft.amountUnitType === 'AMOUNT') return amountError(draft, free)
  if (draft.amountUnitType === 'ALL_UNITS') return {}
  const units = unitsOf(draft.units)
  const areTooMany = units ? areMore(units, free.units) : areBeyondAll(draft.units)
  if (!areTooMany && (!units || areNone(units)))
    return { units: t`Enter units with up to 3 decimals after a point, such as 600.250` }
  if (!areTooMany) return {}
  const count = formatUnits(free.units)
  const most =
    plan === 'SWITCH' ? t`You can switch up to ${count} units.` : t`You can redeem up to ${count} units.`
  return { units: [most, free.later].filter(Boolean).join(' ') }
}

/** How much leaves a holding how often, and every date on which it does. */
function SystematicForm({ kind }: { kind: SystematicKind }) {
  return (
    <OutflowForm<SystematicQuote>
      kind={kind}
      refusedTitle={t`You cannot start this plan yet.`}
      free={(holding) => freeOf(holding)}
      errors={planErrors}
      figure={sumOf}
      nothing={t`Say how much and on which day, and you see here what happens.`}
      after={t`Nothing happens yet. A one-time code confirms it.`}
      sum={(quote) => <PlanSum kind={kind} quote={quote} />}
      cards={(of) => <SystematicCards kind={kind} {...of} />}
    />
  )
}

function SystematicCards(props: FormCards<SystematicQuote> & { kind: SystematicKind }) {
  const { kind, folio, holding, values, quote, free } = props
  const { frequency = 'Monthly', periodType = nothingYet.periodType } = values
  return (
    <>
      <HoldingCard holding={holding} free={free} />
      <kind.Fields folio={folio} />
      <WhenCard frequency={frequency} periodType={periodType} free={free} quote={quote} />
      {quote && <DatesCard quote={quote} />}
      <Note>{textOf(kind.words.tax)}</Note>
    </>
  )
}
