/** The ISIN of a made-up security: 11 characters and the check digit (Luhn over letters as numbers). */
export function isinOf(elevenCharacters: string): string {
  const digits = [...elevenCharacters].map((character) => parseInt(character, 36)).join('')
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return `${elevenCharacters}${(10 - (sum % 10)) % 10}`
}
