const crosses = (count: number): string => 'X'.repeat(Math.max(0, count))

/** Where the contract already gives only the last four digits, four crosses stand for the rest. */
function lastFour(text: string): string {
  const letters = Array.from(text.trim())
  if (!letters.length) return ''
  return `${crosses(letters.length > 4 ? letters.length - 4 : 4)}${letters.slice(-4).join('')}`
}

/** A PAN with positions 3 to 8 hidden: `'ABXXXXXX4F'` (S5.049). */
export function maskPan(pan: string): string {
  return Array.from(pan.trim())
    .map((letter, at) => (at >= 2 && at <= 7 ? 'X' : letter))
    .join('')
}

/** An e-mail with the first two characters of its local part hidden: `'XXcd@x.in'`; two or fewer are all hidden (S5.050). */
export function maskEmail(email: string): string {
  const text = email.trim()
  const at = text.lastIndexOf('@')
  const local = Array.from(at < 0 ? text : text.slice(0, at))
  return `${crosses(Math.min(2, local.length))}${local.slice(2).join('')}${at < 0 ? '' : text.slice(at)}`
}

/** An account number of which only the last four digits show: `'XXXX4821'` (S5.051). */
export function maskAccount(account: string): string {
  return lastFour(account)
}

/** A folio number of which only the last four digits show (S5.052). */
export function maskFolio(folio: string): string {
  return lastFour(folio)
}

/** A phone number of which only the last four digits show (S5.053, decision 24). */
export function maskPhone(phone: string): string {
  return lastFour(phone)
}

/** The last four digits of an account or folio in running text: `'••4417'` (visual design: type and numbers). */
export function shortNumber(number: string): string {
  return `••${Array.from(number.trim()).slice(-4).join('')}`
}

/**
 * A full name for a folio option: the first letter of every word, crosses for the rest, dots as spaces (S5.054).
 * `maskName('Asha', null, 'Verma')` is `'AXXX VXXXX'`.
 */
export function maskName(...names: readonly (string | null | undefined)[]): string {
  return names
    .join(' ')
    .replace(/\./g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const letters = Array.from(word)
      return `${letters[0]}${crosses(letters.length - 1)}`
    })
    .join(' ')
}
