import { textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import { westernDigits } from './western-digits'

const minus = '\u2212'

/** In one pass, however many digits there are: a pattern that looks to the end from each of them is not. */
function groupDigits(digits: string): string {
  const head = digits.slice(0, -3)
  if (!head) return digits
  const pairs = head.slice(head.length % 2).match(/../g) ?? []
  return [head.slice(0, head.length % 2), ...pairs, digits.slice(-3)].filter(Boolean).join(',')
}

/**
 * Groups the digits of a whole number the Indian way: `groupIndian('905196')` is `'9,05,196'`.
 * Anything that is not a digit is dropped and at most 15 digits are kept, so it can run on every keystroke (S5.013, S9.060).
 */
export function groupIndian(text: string): string {
  return groupDigits(westernDigits(text).replace(/\D/g, '').slice(0, 15))
}

interface Parts {
  sign: string
  rupees: string
  paise: string
}

function parts(amount: number | bigint): Parts {
  const paise = BigInt(amount)
  const digits = (paise < 0n ? -paise : paise).toString().padStart(3, '0')
  return {
    sign: paise < 0n ? minus : '',
    rupees: groupDigits(digits.slice(0, -2)),
    paise: digits.slice(-2),
  }
}

/** An amount in paise rounded to whole rupees, half away from zero, still in paise. */
function roundToRupee(amount: number | bigint): bigint {
  const paise = BigInt(amount)
  return paise < 0n ? -((-paise + 50n) / 100n) * 100n : ((paise + 50n) / 100n) * 100n
}

/**
 * An amount in integer paise with two decimals: `'₹25,000.00'`; negative: `'−₹1.25'` (S9.059).
 * @throws RangeError when the amount is not a whole number of paise.
 */
export function formatRupees(amount: number | bigint): string {
  const { sign, rupees, paise } = parts(amount)
  return `${sign}₹${rupees}.${paise}`
}

/**
 * An amount in integer paise, rounded to the rupee: `'₹9,05,196'` (S9.059; visual design: type and numbers).
 * @throws RangeError as `formatRupees`.
 */
export function formatRupeesRounded(amount: number | bigint): string {
  const { sign, rupees } = parts(roundToRupee(amount))
  return `${sign}₹${rupees}`
}

/**
 * A gain or loss in integer paise, rounded, always signed but for zero: `'+₹1,90,196'`, `'−₹2,848'`, `'₹0'`
 * (S9.059; visual design: type and numbers).
 */
export function formatSignedRupees(amount: number | bigint): string {
  const text = formatRupeesRounded(amount)
  return roundToRupee(amount) > 0n ? `+${text}` : text
}

/**
 * The two halves of a page's main figure: `{ rupees: '₹9,05,195', paise: '.79' }` (S9.059; visual design: type and
 * numbers). @throws RangeError as `formatRupees`.
 */
export function splitRupees(amount: number | bigint): { rupees: string; paise: string } {
  const { sign, rupees, paise } = parts(amount)
  return { rupees: `${sign}₹${rupees}`, paise: `.${paise}` }
}

const axisSteps = [
  { rupees: 1e7, unit: msg({ message: ' Cr', comment: 'Crore on the axis of a chart, behind a number' }) },
  { rupees: 1e5, unit: msg({ message: ' L', comment: 'Lakh on the axis of a chart, behind a number' }) },
  { rupees: 1e3, unit: msg({ message: ' K', comment: 'Thousand on the axis of a chart, behind a number' }) },
]

/**
 * A short amount for a chart axis, from integer paise: `'₹7.5 L'`, `'₹2 Cr'`, `'₹500'` (visual design: type and
 * numbers).
 */
export function formatAxisRupees(amount: number): string {
  const rupees = Math.abs(amount) / 100
  const sign = amount < 0 ? minus : ''
  const step = axisSteps.find((each) => rupees >= each.rupees)
  const shown = step ? rupees / step.rupees : rupees
  const text = Number(shown.toFixed(shown < 100 ? 2 : 0))
  return `${sign}₹${groupDecimal(String(text))}${step ? textOf(step.unit) : ''}`
}

/** A fund size in crore of rupees: `'₹4,812 crore'` (visual design: type and numbers). */
export function formatCrore(crore: number): string {
  return t`₹${{ number: groupDecimal(String(Math.round(crore))) }} crore`
}

/** Groups the whole part of a decimal text and leaves its decimals: `'2846.317'` is `'2,846.317'`. */
export function groupDecimal(text: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(.*)$/.exec(text) ?? []
  return whole ? `${sign && minus}${groupDigits(whole)}${rest}` : text
}
