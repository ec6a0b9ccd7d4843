import { formatLongDate, type DetailRow } from '@portal/kernel'
import type { SwpQuote } from '@portal/kernel/contracts/exit-plan'
import { accountName } from '../../shared/payout-account'

/** Where each instalment goes. */
export const swpSummary = ({ bank }: SwpQuote): DetailRow[] => [{ label: 'To', value: accountName(bank) }]

/** The same in full, with the day of the first money. */
export function swpPayout({ scheme, bank, dues }: SwpQuote): DetailRow[] {
  const [first] = dues
  return [
    { label: 'Out of', value: scheme.schemeName, verbatim: true },
    { label: 'Bank account', value: accountName(bank) },
    ...(first ? [{ label: 'First money in your account by', value: formatLongDate(first.arrivesOn) }] : []),
  ]
}
