import { formatDate, formatRupeesRounded } from '@portal/kernel'
import type { SipStepUp } from '@portal/kernel/contracts/order-terms'

const every = { 'Half Yearly': 'every half year', Yearly: 'every year' } as const

/** "₹500 more every year, up to ₹10,000" */
export function stepUpText(stepUp: SipStepUp): string {
  const { topUpAmount, topUpFrequency, topUpMaxAmount, topUpMaxYears, topUpuntil } = stepUp
  const bounds = [
    topUpMaxAmount === null ? '' : `, up to ${formatRupeesRounded(topUpMaxAmount)}`,
    topUpMaxYears === null ? '' : `, for ${topUpMaxYears} ${topUpMaxYears === 1 ? 'year' : 'years'}`,
    topUpuntil === null ? '' : `, until ${formatDate(topUpuntil)}`,
  ]
  return `${formatRupeesRounded(topUpAmount)} more ${every[topUpFrequency]}${bounds.join('')}`
}
