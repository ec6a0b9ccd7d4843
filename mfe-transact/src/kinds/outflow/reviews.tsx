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
} from '@portal/kernel'
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
      short={words.title}
      codeTitle={(quote) => `${words.title}: about ${formatRupees(kind.figure(quote))}`}
      sum={(quote) => <SingleSum kind={kind} quote={quote} />}
      cutOff={(requested) => <CutOff kind={kind} requested={requested} />}
      after={({ cutOffAt }) =>
        `We send a one-time code. ${atOnce ? 'The money leaves at once, so you cannot cancel it.' : `You can cancel until ${formatTime(cutOffAt)}.`}`
      }
      cards={(quote) => (
        <>
          <LotsCard quote={quote} />
          <WaitNote quote={quote} />
          <Card title={words.destination}>
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
    ...(isLong(true) ? [{ label: 'Long-term gain', value: formatSignedRupees(gainOf(quote, true)) }] : []),
    ...(isLong(false) ? [{ label: 'Short-term gain', value: formatSignedRupees(gainOf(quote, false)) }] : []),
    {
      label: 'Stays in the folio',
      value: areNone(unitsLeft)
        ? 'Nothing: all units leave'
        : `${formatUnits(unitsLeft)} units, about ${formatRupees(valueLeft)}`,
    },
    { label: 'You can cancel until', value: atOnce ? 'Not at all: it is paid at once' : cancelText(quote) },
  ]
}

function navRows({ cutOffAt, navDate, navDateIfLater }: SingleQuote): DetailRow[] {
  const before = `${formatTime(cutOffAt)} on ${dayName(indiaDate(cutOffAt))}`
  return [
    { label: 'NAV', value: `Of ${dayName(navDate)}, if you confirm before ${before}` },
    { label: 'NAV if you confirm later', value: `Of ${dayName(navDateIfLater)}` },
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
      codeTitle={({ amount }) => `${words.title}: ${formatRupees(amount)} each time`}
      sum={(quote) => <PlanSum kind={kind} quote={quote} />}
      after={() => 'We send a one-time code.'}
      cards={(quote) => (
        <>
          <Card title={words.destination}>
            <DetailList rows={kind.destination(quote)} />
          </Card>
          <DatesCard quote={quote} />
          <Note>{words.tax}</Note>
        </>
      )}
    />
  )
}
