import { groupIndian, westernDigits } from '../../format/public'

/** What an amount field shows, and the integer paise of it. */
export interface TypedAmount {
  text: string
  paise: number | null
}

/** 1.25.000: points between groups of digits are no decimal points. */
const groupedByPoints = /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/

const pointsOf = (text: string): number => text.split('.').length - 1

/**
 * An amount as somebody types or pastes it: ₹25,000.50 is 25,000 rupees and 50 paise, never 25,00,050 rupees, and
 * what is typed after the point stays on the screen for the rule of the form to accept or refuse. Undefined is what
 * cannot be read as one amount, or as one that is exact.
 */
export function readAmount(typed: string): TypedAmount | undefined {
  // The point of `Rs.` stands before any digit.
  const number = westernDigits(typed)
    .replace(/[^\d.]/g, '')
    .replace(/^\.+/, '')
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
