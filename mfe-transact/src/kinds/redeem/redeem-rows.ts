import { formatDate, formatLongDate, formatTime, type DetailRow } from '@portal/kernel'
import type { RedeemQuote } from '@portal/kernel/contracts/redemption'
import { accountName } from '../../shared/payout-account'

/** Where the money goes and by when, below the sum. */
export const moneyRows = ({ bank, payoutOn }: RedeemQuote): DetailRow[] => [
  { label: 'To', value: accountName(bank) },
  { label: 'By', value: formatDate(payoutOn) },
]

/** The same in full, with what holds for a confirmation after the cut-off. */
export function payoutRows(quote: RedeemQuote): DetailRow[] {
  const { bank, payoutOn, payoutOnIfLater, cutOffAt } = quote
  return [
    { label: 'Bank account', value: accountName(bank) },
    { label: 'In your account by', value: formatLongDate(payoutOn) },
    {
      label: `If you confirm after ${formatTime(cutOffAt)}`,
      value: `In your account by ${formatLongDate(payoutOnIfLater)}`,
    },
  ]
}
