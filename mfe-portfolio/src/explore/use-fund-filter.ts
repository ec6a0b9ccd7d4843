import { useSearchParams } from '@portal/kernel'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useTypedSearch } from '../shared/use-typed-search'
import { noFilter, readFilter, writeFilter, type FundFilter } from './fund-filter'

const mixedDefaults: FundFilter = { ...noFilter, sort: 'mixed' }

/** The filter as the address holds it, and how to change it; typing leaves no trail in the history. */
export function useFundFilter(mixed: boolean) {
  const [query, setQuery] = useSearchParams()
  const defaults = mixed ? mixedDefaults : noFilter
  const inAddress = useMemo(() => readFilter(query, defaults), [query, defaults])
  const latest = useRef((_part: Partial<FundFilter>): void => undefined)
  const write = useCallback((part: Partial<FundFilter>) => latest.current(part), [])
  const [search, type] = useTypedSearch(inAddress.search, write)
  const filter = useMemo(() => ({ ...inAddress, search }), [inAddress, search])
  useLayoutEffect(() => {
    latest.current = (part) =>
      setQuery(writeFilter({ ...filter, ...part }, defaults), {
        replace: part.category === undefined,
        preventScrollReset: true,
      })
  })
  // The same for as long as the page is open, so that what hands it on need not be drawn anew.
  const change = useCallback(
    (part: Partial<FundFilter>) => {
      const { search: text, ...others } = part
      if (text !== undefined) type(text)
      if (Object.keys(others).length > 0) write(part)
    },
    [type, write],
  )
  return { filter, change }
}
