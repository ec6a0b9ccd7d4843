import { daysBetween, formatDate, formatRupees, indiaDate, Note } from '@portal/kernel'
import type { OutflowQuote } from './outflow-kind'

/** By when the load of some units is gone, and how much that is: the earliest such day. */
function loadSaved({ lots }: OutflowQuote): { from: string; saved: number } | undefined {
  const loaded = lots.filter(({ exitLoad, loadFreeFrom }) => exitLoad > 0 && loadFreeFrom !== null)
  const [from] = loaded.flatMap(({ loadFreeFrom }) => loadFreeFrom ?? []).sort()
  if (!from) return undefined
  const saved = loaded
    .filter(({ loadFreeFrom }) => loadFreeFrom === from)
    .reduce((sum, { exitLoad }) => sum + exitLoad, 0)
  return { from, saved }
}

/** What waiting would save, as a fact. */
export function WaitNote({ quote }: { quote: OutflowQuote }) {
  const save = loadSaved(quote)
  if (!save) return null
  const day = formatDate(save.from)
  const days = daysBetween(indiaDate(quote.serverNow), save.from)
  return (
    <Note
      tone="warning"
      icon="calendar-clock"
      title={`Wait ${days === 1 ? 'a day' : `${days} days`}, until ${day}, and you save ${formatRupees(save.saved)}`}
    >
      From that day these units leave without exit load.
    </Note>
  )
}
