import { useNavigation } from '@portal/kernel'
import { startTransition, useEffect, useRef, useState } from 'react'

/** With a new address every link of the page is drawn anew: too much for every letter that is typed. */
const addressWaitsMs = 300

/**
 * The text of a search that is kept in the address: shown as it is typed, written once it has stood for a while;
 * but not while another page is on its way, for that would undo the way.
 */
export function useTypedSearch(inAddress: string, write: (part: { search: string }) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const [settled, setSettled] = useState({ text: typed })
  const written = useRef(settled)
  const isLeaving = useNavigation().state !== 'idle'
  if (typed !== null && typed === inAddress) setTyped(null)
  useEffect(() => {
    // In one row with the router's own news, so that a click just before is known.
    const timer = setTimeout(() => startTransition(() => setSettled({ text: typed })), addressWaitsMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    if (isLeaving || settled === written.current) return
    written.current = settled
    if (typed !== null && typed === settled.text) write({ search: typed })
  }, [typed, settled, isLeaving, write])
  return [typed ?? inAddress, setTyped] as const
}
