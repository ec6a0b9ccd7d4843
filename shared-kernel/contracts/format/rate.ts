import { groupDecimal } from './rupees'

export interface RateFormat {
  /** Digits after the point; 1 on own holdings, 2 in fund lists. */
  decimals?: number
  /** Whether a gain carries a plus sign. A loss always carries U+2212. */
  sign?: boolean
}

/**
 * A rate of return, a fraction: 0.144 is `'+14.4%'`, null is `'n/a'`, what rounds to nothing is `'0.0%'` (visual
 * design: type and numbers).
 */
export function formatRate(rate: number | null, { decimals = 1, sign = true }: RateFormat = {}): string {
  if (rate === null || !Number.isFinite(rate)) return 'n/a'
  const scale = 10 ** decimals
  // The product of decimal fractions carries noise in its last bits, which must not decide a half.
  const steps = Math.round(Number((Math.abs(rate) * 100 * scale).toPrecision(12)))
  const text = groupDecimal((steps / scale).toFixed(decimals))
  if (steps === 0) return `${text}%`
  return `${rate < 0 ? '\u2212' : sign ? '+' : ''}${text}%`
}
