import { queryFor, useQuery } from '@portal/kernel'
import { usePageCheck } from '@portal/kernel/internal'
import { type SearchEntry, searchApi } from '@portal/contracts/schemes/search'
import { type KeyboardEvent, useState } from 'react'
import { isComing } from './entry-link'
import { cleanSearchText, searchResult, type SearchLists } from './quick-search'

const nothingYet: SearchLists = { features: [], topSearches: [] }

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(at + 5, last),
  PageUp: (at) => Math.max(at - 5, 0),
}

/** What quick search looks through: the same for the whole visit. No top search leads to a page that is to come. */
export function useSearchLists() {
  const requested = useQuery({
    ...queryFor(searchApi.quickSearch, { source: 'Investor' }),
    staleTime: Infinity,
  })
  const isHere = usePageCheck()
  const { features, topSearches } = requested.data?.[0] ?? nothingYet
  return {
    ...requested,
    lists: { features, topSearches: topSearches.filter((entry) => !isComing(entry, isHere)) },
  }
}

/** The text, what it finds, and the entry that the arrow keys have reached; -1 while none. */
export function useSearch(lists: SearchLists, choose: (entry: SearchEntry | undefined) => void) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(-1)
  const result = searchResult(text, lists)
  const type = (typed: string) => {
    setText(cleanSearchText(typed))
    setAt(-1)
  }
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = moves[event.key]
    if (event.key === 'Backspace' && text.length <= 1) type('')
    else if (move && result.entries.length) setAt(move(at, result.entries.length - 1))
    else if (event.key === 'Enter' && result.entries.length) choose(result.entries[Math.max(at, 0)])
    else return
    event.preventDefault()
  }
  return { text, at, result, type, keyDown, point: setAt }
}
