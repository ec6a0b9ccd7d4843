import { elementById } from '../base/inner'
import type { SummaryEntry } from '../feedback/public'

type Errors = Readonly<Record<string, unknown>> | undefined

/** The errors of a form as name and text, in the order of `names`; nested values are named `bank.account`. */
export function flatErrors(errors: Errors, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, error]): [string, string][] => {
      if (typeof error === 'string') return [[prefix + name, error]]
      if (error && typeof error === 'object')
        return Object.entries(flatErrors(error as Errors, `${prefix}${name}.`))
      return []
    }),
  )
}

/** As fields stand on the page: one whose code came later is known later than those below it. */
function byPlace(one: SummaryEntry, other: SummaryEntry): number {
  const [field, next] = [elementById(one.id), elementById(other.id)]
  if (!field || !next || field === next) return 0
  return field.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** What the summary lists: the fields on the page, in their order, that have something to correct. */
export function summaryEntries(
  errors: Errors,
  labels: ReadonlyMap<string, string>,
  idOf: (name: string) => string,
): SummaryEntry[] {
  const flat = flatErrors(errors)
  const entries = [...labels].flatMap(([name, label]) => {
    const message = flat[name]
    return message === undefined ? [] : [{ id: idOf(name), label, message }]
  })
  return entries.sort(byPlace)
}
