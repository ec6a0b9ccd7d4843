import { t } from '@portal/contracts/words/macros'
import { formatRupeesRounded, formatRupees } from '../format/public'
import type { Verdict } from './verdict'

/** All in integer paise. Allowed are `min`, `min + multiple`, `min + 2 × multiple`, … up to `max`. */
export interface AmountLimits {
  min: number
  max?: number
  multiple?: number
}

const written = (paise: number): string => (paise % 100 ? formatRupees(paise) : formatRupeesRounded(paise))

/**
 * The largest allowed amount at or below one, and the smallest above it; only those that exist, in paise
 * (docs/decisions/ui.md: steps of an amount).
 */
export function nearestAllowed(
  amount: number,
  { min, max = Infinity, multiple = 1 }: AmountLimits,
): number[] {
  if (amount <= min) return [min]
  const below = min + Math.floor((Math.min(amount, max) - min) / multiple) * multiple
  return [below, below + multiple].filter((each) => each <= max && (each === below || amount <= max))
}

/** What keeps an amount from being allowed. */
export type AmountFault = 'missing' | 'tooSmall' | 'tooLarge' | 'offStep'

/**
 * Whether an amount in paise is allowed, for browser and server alike: steps count from the smallest amount, as schemes
 * announce them ("Rs 5,000 and in multiples of Rs 100 thereafter"). What is no safe integer counts as missing (S9.021;
 * docs/decisions/ui.md: steps of an amount).
 */
export function amountFault(amount: number | undefined, limits: AmountLimits): AmountFault | undefined {
  const { min, max = Infinity, multiple = 1 } = limits
  if (amount === undefined || !Number.isSafeInteger(amount) || amount <= 0) return 'missing'
  if (amount < min) return 'tooSmall'
  if (amount > max) return 'tooLarge'
  return (amount - min) % multiple === 0 ? undefined : 'offStep'
}

/** An amount in paise against a scheme's limits; the text names the nearest allowed amounts (S5.076). */
export function validateAmount(amount: number | undefined, limits: AmountLimits): Verdict {
  const { min, max = Infinity, multiple = 1 } = limits
  const fault = amountFault(amount, limits)
  const least = written(min)
  if (amount === undefined || fault === 'missing') return t`Enter an amount`
  if (fault === 'tooSmall') return t`The minimum amount is ${least}. Enter ${least} or more.`
  const [below, above] = nearestAllowed(amount, limits)
  if (fault === 'tooLarge')
    return t`The maximum amount is ${{ most: written(below ?? max) }}. Enter ${{ most: written(below ?? max) }} or less.`
  if (fault === undefined) return undefined
  const step = written(multiple)
  const [nearest = '', next] = [below, above].flatMap((each) => (each === undefined ? [] : [written(each)]))
  return next === undefined
    ? t`You can go up from ${least} in steps of ${step}. Enter ${nearest}.`
    : t`You can go up from ${least} in steps of ${step}. Enter ${nearest} or ${next}.`
}
