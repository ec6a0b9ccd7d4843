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

/** What the summary lists: the fields on the page, in their order, that have something to correct. */
export function summaryEntries(
  errors: Errors,
  labels: ReadonlyMap<string, string>,
  idOf: (name: string) => string,
): SummaryEntry[] {
  const flat = flatErrors(errors)
  return [...labels].flatMap(([name, label]) => {
    const message = flat[name]
    return message === undefined ? [] : [{ id: idOf(name), label, message }]
  })
}
