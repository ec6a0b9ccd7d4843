import { formatLongDate, formatRupeesRounded, Money, stepUpText } from '@portal/kernel'
import type { SipQuote } from '@portal/kernel/contracts/sip'
import { BoughtCard } from '../../purchase/bought-card'
import type { SipRequest } from '../../purchase/order-request'
import { coverRows } from '../invest/smart-card'
import { oftenText } from '../../../shared/sip-words'

/** What is invested again and again, what it costs, and about how many units an instalment buys. */
export function SipCard({ sip, quote }: { sip: SipRequest; quote: SipQuote }) {
  const { amount, stampDuty, total, cover } = quote
  return (
    <BoughtCard
      title="Your SIP"
      changes="the SIP"
      quote={quote}
      rows={[
        {
          label: 'Each instalment',
          value: `${formatRupeesRounded(amount)} ${oftenText(sip)}`,
        },
        ...(sip.sipTopUp ? [{ label: 'Step-up', value: stepUpText(sip.sipTopUp) }] : []),
        { label: 'Stamp duty (0.005%), each', value: <Money paise={stampDuty} as="cost" /> },
        { label: 'Ends', value: endText(quote) },
        ...coverRows(cover?.years),
        ...(total === null ? [] : [{ label: 'In all', value: <Money paise={total} />, total: true }]),
      ]}
      buys="An instalment buys about"
      navText="Each instalment gets the NAV of the day on which your bank has paid it."
    />
  )
}

function endText({ endDate, installments, firstNow }: SipQuote): string {
  if (endDate === null || installments === null) return 'When you cancel it'
  const last = `the last due on ${formatLongDate(endDate)}`
  return firstNow
    ? `After ${installments + 1} instalments, 1 now and ${installments} by mandate, ${last}`
    : `After ${installments} instalments, ${last}`
}
