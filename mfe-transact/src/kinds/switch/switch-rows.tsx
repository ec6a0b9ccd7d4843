import {
  formatDate,
  formatLongDate,
  formatNav,
  formatUnits,
  maskFolio,
  Money,
  planLabel,
  type DetailRow,
} from '@portal/kernel'
import type { SwitchQuote } from '@portal/kernel/contracts/switch'

/** What buys units of the other fund, in paise. */
export const invested = ({ net, stampDuty }: SwitchQuote): number => net - stampDuty

/** What buys the units, and the days of both legs, below their number. */
export function legRows(quote: SwitchQuote): DetailRow[] {
  const { stampDuty, navDate, moneyOn, toNavDate, unitsOn } = quote
  return [
    { label: 'Stamp duty', value: <Money paise={stampDuty} as="cost" /> },
    { label: 'Buys units for', value: <Money paise={invested(quote)} /> },
    { label: 'Sold at the NAV of', value: formatDate(navDate) },
    { label: 'Money moves on', value: formatDate(moneyOn) },
    { label: 'Bought at the NAV of', value: formatDate(toNavDate) },
    { label: 'Units on', value: formatDate(unitsOn) },
  ]
}

/** The same in full, leg by leg. */
export function legsInFull(quote: SwitchQuote): DetailRow[] {
  const { scheme, toScheme, folioNo, toLastNav, toLastNavDate, estimatedUnits } = quote
  const { navDate, moneyOn, toNavDate, unitsOn } = quote
  return [
    { label: 'You leave', value: scheme.schemeName, verbatim: true },
    { label: 'Sold at the NAV of', value: formatLongDate(navDate) },
    { label: 'Money moves on', value: formatLongDate(moneyOn) },
    {
      label: 'You switch into',
      value: `${toScheme.schemeName}, ${planLabel(toScheme.planMode)} · ${toScheme.optDesc}`,
    },
    { label: 'Bought at the NAV of', value: formatLongDate(toNavDate) },
    {
      label: 'Estimated units',
      value: `${formatUnits(estimatedUnits)}, with the NAV ${formatNav(toLastNav)} of ${formatDate(toLastNavDate)}`,
    },
    { label: `Units in folio ${maskFolio(folioNo)}`, value: formatLongDate(unitsOn) },
  ]
}
