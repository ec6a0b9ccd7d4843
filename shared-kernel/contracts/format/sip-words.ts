import { formatDate } from './dates'
import { formatRupeesRounded } from './rupees'

const every = { 'Half Yearly': 'every half year', Yearly: 'every year' } as const

/** How a SIP grows, in words (S3.037): "₹500 more every year, up to ₹10,000". Money in paise, the date a business date. */
export function stepUpText(stepUp: {
  topUpAmount: number
  topUpFrequency: keyof typeof every
  topUpMaxAmount: number | null
  topUpMaxYears: number | null
  topUpuntil: string | null
}): string {
  const { topUpAmount, topUpFrequency, topUpMaxAmount, topUpMaxYears, topUpuntil } = stepUp
  const bounds = [
    topUpMaxAmount === null ? '' : `, up to ${formatRupeesRounded(topUpMaxAmount)}`,
    topUpMaxYears === null ? '' : `, for ${topUpMaxYears} ${topUpMaxYears === 1 ? 'year' : 'years'}`,
    topUpuntil === null ? '' : `, until ${formatDate(topUpuntil)}`,
  ]
  return `${formatRupeesRounded(topUpAmount)} more ${every[topUpFrequency]}${bounds.join('')}`
}

/** How many instalments a SIP has (S9.025): "24", and with one that is paid now "25: 1 now, 24 by mandate". */
export const instalmentsText = (byMandate: number, firstNow: boolean): string =>
  firstNow ? `${byMandate + 1}: 1 now, ${byMandate} by mandate` : String(byMandate)
