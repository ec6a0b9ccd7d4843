import { formatDate, formatNav, formatUnits, lowerNav, Money, type DetailRow } from '@portal/kernel'
import type { OutflowKind, OutflowQuote } from './outflow-kind'

const cost = (label: string, paise: number): DetailRow[] =>
  paise ? [{ label, value: <Money paise={paise} as="cost" /> }] : []

/** What the units are worth and what comes off. */
export function costRows({ units, lastNav, gross, exitLoad, stt, tds }: OutflowQuote): DetailRow[] {
  return [
    { label: `${formatUnits(units)} units × ${formatNav(lastNav)}`, value: <Money paise={gross} /> },
    ...(exitLoad ? cost('Exit load', exitLoad) : [{ label: 'Exit load', value: 'None' }]),
    ...cost('Securities tax (STT)', stt),
    ...cost('Tax deducted at source, estimated', tds),
  ]
}

/** How sure the figures are. */
export const estimateText = (
  { atOnce }: OutflowKind,
  { lastNavDate, navDateIfLater, tds }: OutflowQuote,
): string =>
  atOnce
    ? `The amount is certain. Its units are an estimate with the NAV of ${formatDate(lastNavDate)}: they are sold at ${lowerNav(navDateIfLater)}.`
    : `An estimate with the NAV of ${formatDate(lastNavDate)}.${tds ? '' : ' No tax is deducted.'}`
