import { plural, t } from '@portal/contracts/words/macros'
import { formatDate } from './dates'
import { formatRupeesRounded } from './rupees'

/** How a SIP grows, in words (S3.037): "₹500 more every year, up to ₹10,000". Money in paise, the date a business date. */
export function stepUpText(stepUp: {
  topUpAmount: number
  topUpFrequency: 'Half Yearly' | 'Yearly'
  topUpMaxAmount: number | null
  topUpMaxYears: number | null
  topUpuntil: string | null
}): string {
  const { topUpAmount, topUpFrequency, topUpMaxAmount, topUpMaxYears, topUpuntil } = stepUp
  const amount = formatRupeesRounded(topUpAmount)
  const yearly = topUpFrequency === 'Yearly'
  const grows = yearly ? t`${amount} more every year` : t`${amount} more every half year`
  const bounds = [
    topUpMaxAmount !== null && t`up to ${{ most: formatRupeesRounded(topUpMaxAmount) }}`,
    topUpMaxYears !== null && t`for ${plural(topUpMaxYears, { one: '# year', other: '# years' })}`,
    topUpuntil !== null && t`until ${{ date: formatDate(topUpuntil) }}`,
  ]
  return [grows, ...bounds].filter(Boolean).join(', ')
}

/** How many instalments a SIP has (S9.025): "24", and with one that is paid now "25: 1 now, 24 by mandate". */
export const instalmentsText = (byMandate: number, firstNow: boolean): string =>
  firstNow ? t`${{ all: byMandate + 1 }}: 1 now, ${byMandate} by mandate` : String(byMandate)
