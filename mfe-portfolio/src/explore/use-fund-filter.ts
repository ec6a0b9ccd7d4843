import { useSearchParams } from '@portal/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { noFilter, readFilter, writeFilter, type FundFilter } from './fund-filter'

const mixedDefaults: FundFilter = { ...noFilter, sort: 'mixed' }

/** With a new address every link of the page is drawn anew: too much for every letter that is typed. */
const addressWaitsMs = 300

/** The filter as the address holds it, and how to change it; typing leaves no trail in the history. */
export function useFundFilter(mixed: boolean) {
  const [query, setQuery] = useSearchParams()
  const defaults = mixed ? mixedDefaults : noFilter
  const inAddress = useMemo(() => readFilter(query, defaults), [query, defaults])
  const [typed, setTyped] = useState<string | null>(null)
  const filter = useMemo(
    () => (typed === null ? inAddress : { ...inAddress, search: typed }),
    [inAddress, typed],
  )
  const current = useRef({ filter, setQuery })
  useEffect(() => void (current.current = { filter, setQuery }))
  const write = useCallback(
    (part: Partial<FundFilter>) => {
      const { filter: now, setQuery: set } = current.current
      set(writeFilter({ ...now, ...part }, defaults), {
        replace: part.category === undefined,
        preventScrollReset: true,
      })
    },
    [defaults],
  )
  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => (typed === inAddress.search ? setTyped(null) : write({})), addressWaitsMs)
    return () => clearTimeout(timer)
  }, [typed, inAddress.search, write])
  // The same for as long as the page is open, so that what hands it on need not be drawn anew.
  const change = useCallback(
    (part: Partial<FundFilter>) => {
      const { search, ...others } = part
      if (search !== undefined) setTyped(search)
      if (Object.keys(others).length > 0) write(part)
    },
    [write],
  )
  return { filter, change }
}
