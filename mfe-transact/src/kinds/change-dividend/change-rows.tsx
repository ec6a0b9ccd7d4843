import { formatDate, formatLongDate, formatUnits, maskFolio, Money, type DetailRow } from '@portal/kernel'
import type { ChangeDividendQuote } from '@portal/kernel/contracts/change-dividend'

/** The new option, and when its units are there. */
export function changeRows(quote: ChangeDividendQuote): DetailRow[] {
  const { toScheme, stampDuty, navDate, unitsOn, keepsPurchases } = quote
  return [
    ...(stampDuty ? [{ label: 'Stamp duty', value: <Money paise={stampDuty} as="cost" /> }] : []),
    { label: 'New option', value: toScheme.optDesc },
    { label: 'At the NAV of', value: formatDate(navDate) },
    { label: 'Units on', value: formatDate(unitsOn) },
    ...(keepsPurchases ? [] : [{ label: 'Your tax', value: 'A sale: you pay tax on the gain' }]),
  ]
}

/** The same in full, with what it means for the tax return. */
export function changeInFull(quote: ChangeDividendQuote): DetailRow[] {
  const { scheme, toScheme, folioNo, estimatedUnits, unitsOn, keepsPurchases } = quote
  return [
    { label: 'Option now', value: scheme.optDesc },
    { label: 'New option', value: toScheme.optDesc },
    { label: 'Units, about', value: formatUnits(estimatedUnits) },
    { label: `Units in folio ${maskFolio(folioNo)}`, value: formatLongDate(unitsOn) },
    {
      label: 'Your tax',
      value: keepsPurchases
        ? 'Nothing is sold: your purchases keep their dates and their cost.'
        : 'A sale and a purchase: the gain goes into your tax return.',
    },
  ]
}
