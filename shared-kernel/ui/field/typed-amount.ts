import { groupIndian, westernDigits, withoutGroupCommas } from '@portal/contracts/format'

/** What an amount field shows, and the integer paise of it. */
export interface TypedAmount {
  text: string
  paise: number | null
  /** A comma stands where none belongs between groups of digits, and may be meant as a decimal point. */
  hasStrayComma?: boolean
}

/** 1.25.000: points between groups of digits are no decimal points. */
const groupedByPoints = /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/

const pointsOf = (text: string): number => text.split('.').length - 1

/**
 * An amount as somebody types or pastes it: ₹25,000.50 is 25,000 rupees and 50 paise, never 25,00,050 rupees, and
 * what is typed after the point stays on the screen for the rule of the form to accept or refuse. A comma that is
 * none between groups, as in 2500,50, stays too, and makes no amount. Undefined is what cannot be read as one
 * amount, or as one that is exact.
 */
export function readAmount(typed: string): TypedAmount | undefined {
  const signs = westernDigits(typed)
    .replace(/[^\d.,]/g, '')
    // The point of `Rs.` stands before any digit.
    .replace(/^[.,]+/, '')
    .slice(0, 24)
  const number = withoutGroupCommas(signs)
  if (number === undefined) return { text: signs, paise: null, hasStrayComma: true }
  const plain = pointsOf(number) > 1 && groupedByPoints.test(number) ? number.replace(/\./g, '') : number
  const [whole = '', fraction, ...more] = plain.split('.')
  if (more.length > 0 || (fraction ?? '').length > 2) return undefined
  const rupees = whole.replace(/^0+(?=\d)/, '')
  const paise = Number(rupees) * 100 + Number((fraction ?? '').padEnd(2, '0'))
  if (!Number.isSafeInteger(paise)) return undefined
  if (!rupees) return { text: '', paise: null }
  return { text: groupIndian(rupees) + (fraction === undefined ? '' : `.${fraction}`), paise }
}

/** An amount that nobody typed, as the field shows it. */
export function amountText(paise: number | null): string {
  if (paise === null) return ''
  const rest = paise % 100
  return groupIndian(String(Math.floor(paise / 100))) + (rest ? `.${String(rest).padStart(2, '0')}` : '')
}
