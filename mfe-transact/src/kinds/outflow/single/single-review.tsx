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
} from '@portal/kernel'
import { dayName } from '../../../shared/nav-timing'
import { areNone } from '../../../shared/units-math'
import type { SingleKind, SingleQuote } from '../outflow-kind'
import { OutflowReview } from '../outflow-review'
import { LotsCard, WaitNote } from './lots-card'
import { CutOff, SingleSum } from './single-sum'

/** The review of units that leave a holding at once. */
export default function SingleReview({ kind }: { kind: SingleKind }) {
  const { words, atOnce } = kind
  return (
    <OutflowReview<SingleQuote>
      kind={kind}
      figure={(quote) => kind.figure(quote)}
      short={words.title}
      codeTitle={(quote) => `${words.title}: about ${formatRupees(kind.figure(quote))}`}
      sum={(quote) => <SingleSum kind={kind} quote={quote} />}
      cutOff={(asked) => <CutOff kind={kind} asked={asked} />}
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
