import { westernDigits } from './western-digits'

const ofIndia = /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d*)?$/
const ofTheWest = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/

/**
 * A typed number without the commas between its groups of digits: `1,25,000.50` and `125,000.50` are `125000.50`.
 * Undefined where a comma stands anywhere else: in `2,5` it may be meant as a decimal point, and whoever drops it
 * makes ten times as much of it (S5.012).
 */
export function withoutGroupCommas(typed: string): string | undefined {
  const text = westernDigits(typed).trim()
  if (!text.includes(',')) return text
  return ofIndia.test(text) || ofTheWest.test(text) ? text.replaceAll(',', '') : undefined
}
