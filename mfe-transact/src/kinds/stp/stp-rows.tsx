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
import type { StpQuote } from '@portal/kernel/contracts/exit-plan'

/** What each instalment buys. */
export const stpSummary = ({ stampDuty, toScheme, estimatedUnits }: StpQuote): DetailRow[] => [
  { label: 'Stamp duty each time', value: <Money paise={stampDuty} as="cost" /> },
  { label: 'Into', value: toScheme.schemeName, verbatim: true },
  { label: 'Units the first time, about', value: formatUnits(estimatedUnits) },
]

/** From which fund to which, and when the first units are there. */
export function stpLegs(quote: StpQuote): DetailRow[] {
  const { scheme, toScheme, folioNo, toLastNav, toLastNavDate, estimatedUnits, dues } = quote
  const [first] = dues
  return [
    { label: 'You move from', value: scheme.schemeName, verbatim: true },
    { label: 'Into', value: `${toScheme.schemeName}, ${planLabel(toScheme.planMode)} · ${toScheme.optDesc}` },
    {
      label: 'Units the first time, about',
      value: `${formatUnits(estimatedUnits)}, with the NAV ${formatNav(toLastNav)} of ${formatDate(toLastNavDate)}`,
    },
    ...(first
      ? [{ label: `First units in folio ${maskFolio(folioNo)}`, value: formatLongDate(first.arrivesOn) }]
      : []),
  ]
}
