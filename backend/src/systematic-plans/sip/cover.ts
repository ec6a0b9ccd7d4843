import type { SipTerms } from '@portal/contracts/orders/order-terms'
import type { SipQuote } from '@portal/contracts/systematic-plans/sip'
import { smartCover, smartCoverEnd, smartSip } from '@portal/contracts/validation'

/** The life cover of a smart SIP, year by year; nothing for any other SIP. */
export function coverOf(
  { smart, amount }: Pick<SipTerms, 'smart' | 'amount'>,
  birthDate: string | null,
): Pick<SipQuote, 'cover'> {
  if (!smart || !birthDate) return {}
  const years = smartSip.times.map((_times, index) => smartCover(amount, index + 1))
  return { cover: { years, endsOn: smartCoverEnd(birthDate) } }
}
