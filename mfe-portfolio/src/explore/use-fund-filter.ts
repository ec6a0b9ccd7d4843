import { useNavigation, useSearchParams } from '@portal/kernel'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
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
  if (typed !== null && typed === inAddress.search) setTyped(null)
  useSettled(typed, write)
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

/** Writes once the text has stood for a while, but not while another page is on its way: that would undo the way. */
function useSettled(text: string | null, write: (part: Partial<FundFilter>) => void) {
  const [settled, setSettled] = useState({ text: null as string | null })
  const written = useRef(settled)
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    // In one row with the router's own news, so that a click just before is known.
    const timer = setTimeout(() => startTransition(() => setSettled({ text })), addressWaitsMs)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    if (isLeaving || settled === written.current) return
    written.current = settled
    if (text !== null && text === settled.text) write({})
  }, [text, settled, isLeaving, write])
}
