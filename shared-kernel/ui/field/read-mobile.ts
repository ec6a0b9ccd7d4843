import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { westernDigits } from '@portal/contracts/format'

export interface ReadMobile {
  /** With its plus sign: `+91`. */
  countryCode: string
  /** Without country code and national prefix. */
  number: string
}

/** Marks of direction and width that phone books put around a number, and that nobody sees. */
const invisible = /\p{Cf}/gu

/**
 * A number as a phone book or a form filler has it: `919810001004`, `0091 98100 01004`, `+91-98100-01004` and
 * `098100 01004` are 9810001004 of +91. Undefined where the text is no number that can be.
 */
export function readMobile(typed: string, countryCode: string): ReadMobile | undefined {
  // Abroad, and in many phone books, 00 stands for the plus sign.
  const text = westernDigits(typed.replace(invisible, '')).trim().replace(/^00/, '+')
  const read = parsePhoneNumberFromString(text, { defaultCallingCode: countryCode.slice(1) })
  if (!read?.isPossible()) return undefined
  return { countryCode: `+${read.countryCallingCode}`, number: read.nationalNumber }
}
