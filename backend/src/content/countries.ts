import type { Country } from '@portal/contracts/support/master'
import { type Language, localeOf, words } from '@portal/contracts/words'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js'

const listed = new Map<Language, readonly Country[]>()

/** Every country with a dialling code in the language of the call, India first, then by name; computed once. */
export function allCountries(): readonly Country[] {
  const { language } = words
  const countries = listed.get(language) ?? countriesIn(language)
  listed.set(language, countries)
  return countries
}

/** By its two letters; undefined for one that is not in the list. */
export const countryNamed = (code: string): string | undefined =>
  allCountries().find((each) => each.code === code)?.name

function countriesIn(language: Language): Country[] {
  const locale = localeOf(language)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const all = getCountries().map((code) => ({
    code,
    name: names.of(code) ?? code,
    dialCode: `+${getCountryCallingCode(code)}`,
  }))
  const first = (code: string) => (code === 'IN' ? 0 : 1)
  return all.sort((a, b) => first(a.code) - first(b.code) || a.name.localeCompare(b.name, locale))
}
