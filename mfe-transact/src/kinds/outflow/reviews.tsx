import {
  Card,
  DetailList,
  type DetailRow,
  formatDate,
  formatRupees,
  formatSignedRupees,
  formatTime,
  formatUnits,
  indiaDate,
  Note,
  textOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { dayName } from '../../shared/days'
import { areNone } from '../../shared/units-math'
import { isSystematic, singleKinds, systematicKinds } from './kinds'
import type { OutflowName } from './outflow-draft'
import type { SingleKind, SingleQuote, SystematicKind, SystematicQuote } from './outflow-kind'
import { OutflowReview } from './outflow-review'
import { CutOff, LotsCard, SingleSum, WaitNote } from './single/single-cards'
import { DatesCard, PlanSum, sumOf } from './systematic/plan-sum'

/** What leaves a holding, before the one-time code. */
export default function Review({ name }: { name: OutflowName }) {
  return isSystematic(name) ? (
    <SystematicReview kind={systematicKinds[name]} />
  ) : (
    <SingleReview kind={singleKinds[name]} />
  )
}

/** The review of units that leave a holding at once. */
function SingleReview({ kind }: { kind: SingleKind }) {
  const { words, atOnce } = kind
  return (
    <OutflowReview<SingleQuote>
      kind={kind}
      figure={(quote) => kind.figure(quote)}
      short={textOf(words.title)}
      codeTitle={(quote) =>
        t`${{ order: textOf(words.title) }}: about ${{ sum: formatRupees(kind.figure(quote)) }}`
      }
      sum={(quote) => <SingleSum kind={kind} quote={quote} />}
      cutOff={(requested) => <CutOff kind={kind} requested={requested} />}
      after={({ cutOffAt }) =>
        atOnce
          ? t`We send a one-time code. The money leaves at once, so you cannot cancel it.`
          : t`We send a one-time code. You can cancel until ${{ time: formatTime(cutOffAt) }}.`
      }
      cards={(quote) => (
        <>
          <LotsCard quote={quote} />
          <WaitNote quote={quote} />
          <Card title={textOf(words.destination)}>
            <DetailList rows={[...kind.destination(quote), ...reviewRows(kind, quote)]} />
          </Card>
        </>
      )}
    />
  )
}

const gainOf = ({ lots }: SingleQuote, isLong: boolean): number =>
  lots.filter(({ longTerm }) => longTerm === isLong).reduce((sum, { gain }) => sum + gain, 0)

/** Which NAV and why, what is left, what the tax return needs, and until when it can be taken back. */
function reviewRows({ atOnce }: SingleKind, quote: SingleQuote): DetailRow[] {
  const { unitsLeft, valueLeft, lots } = quote
  const isLong = (long: boolean) => lots.some(({ longTerm }) => longTerm === long)
  return [
    ...(atOnce ? [] : navRows(quote)),
    ...(isLong(true) ? [{ label: t`Long-term gain`, value: formatSignedRupees(gainOf(quote, true)) }] : []),
    ...(isLong(false)
      ? [{ label: t`Short-term gain`, value: formatSignedRupees(gainOf(quote, false)) }]
      : []),
    {
      label: t`Stays in the folio`,
      value: areNone(unitsLeft)
        ? t`Nothing: all units leave`
        : t`${{ count: formatUnits(unitsLeft) }} units, about ${{ worth: formatRupees(valueLeft) }}`,
    },
    { label: t`You can cancel until`, value: atOnce ? t`Not at all: it is paid at once` : cancelText(quote) },
  ]
}

function navRows({ cutOffAt, navDate, navDateIfLater }: SingleQuote): DetailRow[] {
  const time = formatTime(cutOffAt)
  const lastDay = dayName(indiaDate(cutOffAt))
  const priced = dayName(navDate)
  const pricedLater = dayName(navDateIfLater)
  return [
    { label: t`NAV`, value: t`Of ${priced}, if you confirm before ${time} on ${lastDay}` },
    { label: t`NAV if you confirm later`, value: t`Of ${pricedLater}` },
  ]
}

const cancelText = ({ cutOffAt }: SingleQuote): string =>
  `${formatTime(cutOffAt)}, ${formatDate(indiaDate(cutOffAt))}`

/** The review of units that leave a holding in instalments, with the dates that hold now. */
function SystematicReview({ kind }: { kind: SystematicKind }) {
  const { words } = kind
  return (
    <OutflowReview<SystematicQuote>
      kind={kind}
      figure={sumOf}
      codeTitle={({ amount }) =>
        t`${{ order: textOf(words.title) }}: ${{ sum: formatRupees(amount) }} each time`
      }
      sum={(quote) => <PlanSum kind={kind} quote={quote} />}
      after={() => t`We send a one-time code.`}
      cards={(quote) => (
        <>
          <Card title={textOf(words.destination)}>
            <DetailList rows={kind.destination(quote)} />
          </Card>
          <DatesCard quote={quote} />
          <Note>{textOf(words.tax)}</Note>
        </>
      )}
    />
  )
}
