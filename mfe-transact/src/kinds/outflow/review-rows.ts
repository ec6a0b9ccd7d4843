import {
  formatDate,
  formatRupees,
  formatSignedRupees,
  formatTime,
  formatUnits,
  indiaDate,
  type DetailRow,
} from '@portal/kernel'
import { areNone } from '../../shared/units-math'
import type { OutflowKind, OutflowQuote } from './outflow-kind'
import { dayName } from '../../shared/nav-timing'

const gainOf = ({ lots }: OutflowQuote, isLong: boolean): number =>
  lots.filter(({ longTerm }) => longTerm === isLong).reduce((sum, { gain }) => sum + gain, 0)

/** Which NAV and why, what is left, what the tax return needs, and until when it can be taken back. */
export function reviewRows({ atOnce }: OutflowKind, quote: OutflowQuote): DetailRow[] {
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

function navRows({ cutOffAt, navDate, navDateIfLater }: OutflowQuote): DetailRow[] {
  const before = `${formatTime(cutOffAt)} on ${dayName(indiaDate(cutOffAt))}`
  return [
    { label: 'NAV', value: `Of ${dayName(navDate)}, if you confirm before ${before}` },
    { label: 'NAV if you confirm later', value: `Of ${dayName(navDateIfLater)}` },
  ]
}

const cancelText = ({ cutOffAt }: OutflowQuote): string =>
  `${formatTime(cutOffAt)}, ${formatDate(indiaDate(cutOffAt))}`
