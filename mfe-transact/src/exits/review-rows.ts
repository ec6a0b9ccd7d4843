import {
  formatDate,
  formatRupees,
  formatSignedRupees,
  formatTime,
  formatUnits,
  indiaDate,
  type DetailRow,
} from '@portal/kernel'
import { areNone } from '../shared/units-math'
import type { ExitKind, ExitQuote } from '../kinds/exit-kind'
import { dayName } from '../shared/nav-timing'

const gainOf = ({ lots }: ExitQuote, isLong: boolean): number =>
  lots.filter(({ longTerm }) => longTerm === isLong).reduce((sum, { gain }) => sum + gain, 0)

/** Which NAV and why, what is left, what the tax return needs, and until when it can be taken back. */
export function reviewRows({ atOnce }: ExitKind, quote: ExitQuote): DetailRow[] {
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

function navRows({ cutOffAt, navDate, navDateIfLater }: ExitQuote): DetailRow[] {
  const before = `${formatTime(cutOffAt)} on ${dayName(indiaDate(cutOffAt))}`
  return [
    { label: 'NAV', value: `Of ${dayName(navDate)}, if you confirm before ${before}` },
    { label: 'NAV if you confirm later', value: `Of ${dayName(navDateIfLater)}` },
  ]
}

const cancelText = ({ cutOffAt }: ExitQuote): string =>
  `${formatTime(cutOffAt)}, ${formatDate(indiaDate(cutOffAt))}`
