/* eslint-disable lingui/no-unlocalized-strings -- English's own numbers; another language brings what spells them. */
import { words } from '@portal/contracts/words'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** India's units, largest first (S9.061); what lies above a crore is counted in crore. */
const units = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1000, name: 'thousand' },
  { size: 100, name: 'hundred' },
]

/**
 * A whole number in words with Indian units: 105000 is `'one lakh five thousand'` (S5.075, S9.061).
 * @throws RangeError for a negative, fractional or unsafe number.
 */
export function numberInWords(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError('not a whole number')
  if (value < 20) return ones[value] ?? ''
  if (value < 100) {
    const last = value % 10
    return `${tens[Math.floor(value / 10)]}${last ? `-${ones[last]}` : ''}`
  }
  const unit = units.find(({ size }) => value >= size)
  if (!unit) return ''
  const rest = value % unit.size
  return `${numberInWords(Math.floor(value / unit.size))} ${unit.name}${rest ? ` ${numberInWords(rest)}` : ''}`
}

/**
 * An amount in integer paise in words: `'Twenty-five thousand rupees'`, `'One rupee and fifty paise'`, in the language that
 * is on where it brings how.
 * Empty above ten digits of rupees (S5.075, decision 29) and for what is no amount.
 */
export function rupeesInWords(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0) return ''
  const rupees = Math.floor(amount / 100)
  const paise = amount % 100
  if (rupees > 9_999_999_999) return ''
  if (words.spelled) return words.spelled(rupees, paise)
  const fraction = `${numberInWords(paise)} ${paise === 1 ? 'paisa' : 'paise'}`
  const whole = `${numberInWords(rupees)} ${rupees === 1 ? 'rupee' : 'rupees'}`
  const text = !paise ? whole : rupees ? `${whole} and ${fraction}` : fraction
  return text.charAt(0).toUpperCase() + text.slice(1)
}
