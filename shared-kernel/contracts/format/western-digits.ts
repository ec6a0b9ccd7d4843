/** Ten digits follow each zero: Arabic, Persian, the scripts of India from Devanagari to Malayalam, full width. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
] as const

/**
 * A text with the digits of India's scripts, Urdu's and Arabic's among them, written as 0 to 9: `westernDigits('२५')`
 * and `westernDigits('۲۵')` are `'25'` (S5.012).
 */
export function westernDigits(text: string): string {
  return text.replace(/[^\P{Nd}\d]/gu, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = zeros.find((each) => code >= each && code < each + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}
