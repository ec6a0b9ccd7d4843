import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { rowsOf, type Tx } from '../platform/database'
import { type FlowRow, flowsOf, xirrOf } from './flows'
import { type HeldUnits, heldOf } from './held-units'

/** What the ledger tells of an investor: units and cost of every holding, every flow, and the rates that follow. */
export interface Books {
  held: readonly HeldUnits[]
  flows: readonly FlowRow[]
  /** `xirrOf` of some of the flows, worked out once; `what` names them. */
  rateOf: (what: string, flows: readonly FlowRow[], value: number) => number | null
}

/** By the number of flows: some hundred investors with the longest histories. */
const kept = new LRUCache<string, Books>({
  maxSize: 200_000,
  sizeCalculation: ({ flows }) => flows.length + 1,
})

/**
 * The books of an investor as of a day. The ledger is only ever added to, so they are read anew when it has more
 * rows; what orders and blocks hold back changes without it and is no part of them.
 */
export async function booksOf(tx: Tx, pan: string, today: string): Promise<Books> {
  const key = `${pan} ${today} ${await markOf(tx, pan)}`
  const known = kept.get(key)
  if (known) return known
  const books = {
    held: await heldOf(tx, pan, today),
    flows: await flowsOf(tx, pan),
    rateOf: ratesOf(today),
  }
  kept.set(key, books)
  return books
}

async function markOf(tx: Tx, pan: string): Promise<string> {
  const [row] = await rowsOf<{ mark: string }>(
    tx,
    sql`select concat_ws(' ', count(*), max(e.id)) as mark
      from ledger_entries e join folios f on f.folio_no = e.folio_no and f.pan = ${pan}`,
  )
  return row?.mark ?? ''
}

function ratesOf(today: string): Books['rateOf'] {
  const rates = new Map<string, { value: number; rate: number | null }>()
  return (what, flows, value) => {
    const known = rates.get(what)
    if (known?.value === value) return known.rate
    const rate = xirrOf(flows, value, today)
    rates.set(what, { value, rate })
    return rate
  }
}
