import { westernDigits } from '@portal/contracts/format'

const sign = /[\d.]/

/** How many digits and decimal points stand before a place in a text. */
export function digitsBefore(text: string, place: number): number {
  return westernDigits(text.slice(0, place)).replace(/[^\d.]/g, '').length
}

/** The place in a regrouped text that has as many digits before it, so that typing goes on where it was. */
export function placeAfterDigits(text: string, digits: number): number {
  if (digits <= 0) return 0
  let seen = 0
  for (let place = 0; place < text.length; place++) {
    if (sign.test(text.charAt(place)) && ++seen === digits) return place + 1
  }
  return text.length
}
