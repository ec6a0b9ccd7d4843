/** The zeros of the scripts of India from Devanagari to Malayalam stand this far apart; their digits follow them. */
const firstZero = 0x0966
const apart = 0x80
const digitsOfIndia =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g

/** A text with the digits of India's scripts written as 0 to 9: `westernDigits('२५')` is `'25'` (S5.012). */
export function westernDigits(text: string): string {
  return text.replace(digitsOfIndia, (digit) => String((digit.charCodeAt(0) - firstZero) % apart))
}
