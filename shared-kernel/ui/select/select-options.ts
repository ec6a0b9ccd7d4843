import { t } from '@portal/contracts/words/macros'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  /** The label is a name, which no translation may change. */
  verbatim?: boolean
  /** A quieter second line: the masked name beside a folio. */
  detail?: string
}

/** The value of the entry 'All Folios' (S2.142). */
export const ALL_FOLIOS = 'ALL_FOLIOS'
/** The value of the entry 'Create New Folio' (S2.143). */
export const CREATE_FOLIO = 'CREATE_FOLIO'
/** Shown when a list or a search has no match (S2.144). */
export const noDataFound = () => t`No data found`
/** S5.042, S9.049 */
export const searchLength = 64

/** The list in its order: 'All Folios', then 'Create New Folio', then the options (decision 18). */
export function allOptions(
  options: readonly SelectOption[],
  { allFolios, createFolio }: { allFolios?: boolean; createFolio?: boolean },
): SelectOption[] {
  return [
    ...(allFolios ? [{ value: ALL_FOLIOS, label: t`All Folios` }] : []),
    ...(createFolio ? [{ value: CREATE_FOLIO, label: t`Create New Folio` }] : []),
    ...options,
  ]
}

/** What the search box keeps of what is typed: letters, digits, spaces, or digits and spaces only (S5.043, S5.044). */
export function cleanSearch(text: string, numeric = false): string {
  return text.replace(numeric ? /[^\d ]/g : /[^A-Za-z\d ]/g, '').slice(0, searchLength)
}

/** The options whose label or detail holds the text, in any case (S5.045). */
export function matchOptions(options: readonly SelectOption[], search: string): SelectOption[] {
  const text = search.trim().toLowerCase()
  return options.filter(({ label, detail = '' }) => `${label} ${detail}`.toLowerCase().includes(text))
}
