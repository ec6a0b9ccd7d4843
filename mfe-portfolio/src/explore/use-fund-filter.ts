import { useSearchParams } from '@portal/kernel'
import { useMemo } from 'react'
import { noFilter, readFilter, writeFilter, type FundFilter } from './fund-filter'

const mixedDefaults: FundFilter = { ...noFilter, sort: 'mixed' }

/** The filter as the address holds it, and how to change it; typing leaves no trail in the history. */
export function useFundFilter(mixed: boolean) {
  const [query, setQuery] = useSearchParams()
  const defaults = mixed ? mixedDefaults : noFilter
  const filter = useMemo(() => readFilter(query, defaults), [query, defaults])
  const change = (part: Partial<FundFilter>) =>
    setQuery(writeFilter({ ...filter, ...part }, defaults), {
      replace: part.category === undefined,
      preventScrollReset: true,
    })
  return { filter, change }
}
