import { westernDigits } from '../format/public'

/** Keeps the digits of what was typed, at most 15 of them (S5.012, S5.013). */
export function digitsOnly(text: string, max = 15): string {
  return westernDigits(text).replace(/\D/g, '').slice(0, max)
}
