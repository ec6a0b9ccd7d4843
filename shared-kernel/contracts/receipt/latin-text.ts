const replacements: Readonly<Record<string, string>> = {
  '₹': 'Rs. ',
  '\u2212': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2026': '...',
  '•': '*',
}

/**
 * Text in the letters that the PDF's built-in font has: the rupee sign becomes `Rs.`, accents that it lacks fall off,
 * and what remains unknown (another script, an emoji, a control character) becomes a question mark (S9.055).
 */
export function latinText(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map((letter) => replacements[letter] ?? letter)
    .join('')
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, (letter) => {
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
      return /^[\x20-\x7e\xa0-\xff]+$/.test(plain) ? plain : '?'
    })
}
