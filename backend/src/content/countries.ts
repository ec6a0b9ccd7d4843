import type { Country } from '@portal/contracts/support/master'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js'

let countries: readonly Country[] | undefined

/** Every country with a dialling code, India first, then by name; computed once. */
export function allCountries(): readonly Country[] {
  return (countries ??= listed())
}

function listed(): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const all = getCountries().map((code) => ({
    code,
    name: names.of(code) ?? code,
    dialCode: `+${getCountryCallingCode(code)}`,
  }))
  const first = (code: string) => (code === 'IN' ? 0 : 1)
  return all.sort((a, b) => first(a.code) - first(b.code) || a.name.localeCompare(b.name, 'en'))
}
