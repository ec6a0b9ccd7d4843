import { useCountdown } from '@portal/kernel'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import { navTiming, type CutOffTerms, type NavTiming } from './nav-timing'

/** What the server's clock shows, in milliseconds, given a quote and when it arrived here. */
export function serverNow(quote: Pick<LumpsumQuote, 'serverNow'>, arrivedAt: number): number {
  return Date.now() + Date.parse(quote.serverNow) - arrivedAt
}

/** The live answer to how much time is left for which NAV; `onCutOff` is called once when the cut-off passes. */
export function useNavTiming(
  quote: (CutOffTerms & Pick<LumpsumQuote, 'serverNow'>) | undefined,
  arrivedAt: number,
  onCutOff: () => void,
): NavTiming | undefined {
  const ahead = quote ? Date.parse(quote.serverNow) - arrivedAt : 0
  useCountdown(quote && Date.parse(quote.cutOffAt) - ahead, onCutOff)
  return quote && navTiming(quote, serverNow(quote, arrivedAt))
}
