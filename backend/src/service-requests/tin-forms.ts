import { type Text, textOf } from '@portal/contracts/words'
import { msg } from '@portal/contracts/words/macros'

/** What the tax numbers of countries look like; those of all others have 4 to 20 letters and digits. */
const forms: Readonly<Record<string, { pattern: RegExp; form: Text }>> = {
  US: { pattern: /^(?!000|666)\d{9}$/, form: msg`9 digits` },
  GB: {
    pattern: /^(\d{10}|[A-CEGHJ-PR-TW-Z]{2}\d{6}[A-D])$/,
    form: msg`10 digits, or a National Insurance number`,
  },
  CA: { pattern: /^\d{9}$/, form: msg`9 digits` },
  AU: { pattern: /^\d{8,9}$/, form: msg`8 or 9 digits` },
  SG: { pattern: /^[STFGM]\d{7}[A-Z]$/, form: msg`a letter, 7 digits and a letter` },
  DE: { pattern: /^[1-9]\d{10}$/, form: msg`11 digits` },
  FR: { pattern: /^[0-3]\d{12}$/, form: msg`13 digits` },
  AE: { pattern: /^(784)?\d{12}$|^\d{15}$/, form: msg`15 digits` },
  NZ: { pattern: /^\d{8,9}$/, form: msg`8 or 9 digits` },
}

const others = { pattern: /^[A-Z0-9]{4,20}$/, form: msg`4 to 20 letters and digits` }

/** Whether a tax number has the form of its country, spaces and dashes left aside, and that form in words. */
export function tinForm(country: string, tin: string): { valid: boolean; form: string } {
  const { pattern, form } = (Object.hasOwn(forms, country) ? forms[country] : undefined) ?? others
  const plain = tin.replace(/[\s/-]/g, '').toUpperCase()
  return { valid: pattern.test(plain) && !/^(.)\1*$/.test(plain), form: textOf(form) }
}
