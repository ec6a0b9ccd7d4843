import { Money } from '@portal/kernel'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import { BoughtCard } from '../purchase/bought-card'
import { dayName } from '../../shared/nav-timing'

/** What is paid, what it costs, and about how many units it gives. */
export function PurchaseCard({ quote }: { quote: LumpsumQuote }) {
  const { amount, stampDuty, netAmount, navDateIfPaidNow } = quote
  return (
    <BoughtCard
      title="Lump sum"
      changes="the order"
      quote={quote}
      rows={[
        { label: 'Amount', value: <Money paise={amount} /> },
        { label: 'Stamp duty (0.005%)', value: <Money paise={stampDuty} as="cost" /> },
        { label: 'Buys units for', value: <Money paise={netAmount} />, total: true },
      ]}
      buys="You get about"
      navText={`You get the NAV of ${dayName(navDateIfPaidNow)}.`}
    />
  )
}
