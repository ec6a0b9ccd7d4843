import { LRUCache } from 'lru-cache'
import { dayNumber } from '../calendar/day-number'
import type { Tx } from '../platform/database'
import { groupBy } from '../platform/group-by'
import { type DayFlow, type FlowRow, xirrOf } from './flows'
import type { HeldUnits } from './held-units'
import { ledgerRows } from './ledger-rows'

/** Units and cost that came or left on a day. */
export interface Move {
  /** Folio and plan. */
  holding: string
  plan: string
  day: number
  thousandths: bigint
  cost: number
}

/** The money of a holding: its flows, and what they come to. */
export interface HoldingFlows {
  folioNo: string
  planCode: string
  flows: readonly DayFlow[]
  paidIn: number
  /** What came back less what was paid, in paise: with the value of what is held it is the gain. */
  balance: number
}

/** What the ledger tells of an investor: units and cost of every holding, all that moved, and the rates that follow. */
export interface PositionLedger {
  held: readonly HeldUnits[]
  flows: readonly DayFlow[]
  /** By folio and plan, see `holdingKey`. */
  byHolding: ReadonlyMap<string, HoldingFlows>
  /** In the order of their days. */
  moves: readonly Move[]
  /** `xirrOf` of some of the flows, worked out once; `what` names them. */
  rateOf: (what: string, flows: readonly FlowRow[], value: number) => number | null
}

/** By the number of moves: some hundred investors with the longest histories. */
const kept = new LRUCache<string, PositionLedger>({
  maxSize: 200_000,
  sizeCalculation: ({ moves }) => moves.length + 1,
})

/**
 * The books of an investor as of a day. The ledger is only ever added to, so they are read anew when it has more
 * rows and thus another mark; what orders and blocks hold back changes without it and is no part of them.
 */
export async function positionLedgerOf(
  tx: Tx,
  pan: string,
  today: string,
  mark: string,
): Promise<PositionLedger> {
  const key = `${pan} ${today} ${mark}`
  const known = kept.get(key)
  if (known) return known
  const { held, moved } = await ledgerRows(tx, pan, today)
  const flows = moved.flatMap(({ folio_no, plan_code, date, paise, paid, fresh }) =>
    paise === null ? [] : [{ folio_no, plan_code, date, paise, paid, fresh }],
  )
  const ledger: PositionLedger = {
    held,
    flows,
    byHolding: new Map([...groupBy(flows, holdingKey)].map(([of, own]) => [of, flowsOfHolding(own)])),
    moves: moved.map((row) => ({
      holding: holdingKey(row),
      plan: row.plan_code,
      day: dayNumber(row.date),
      thousandths: BigInt(row.units.replace('.', '')),
      cost: row.cost,
    })),
    rateOf: ratesOf(today),
  }
  kept.set(key, ledger)
  return ledger
}

export const holdingKey = (row: { folio_no: string; plan_code: string }) => `${row.folio_no} ${row.plan_code}`

function flowsOfHolding(flows: readonly DayFlow[]): HoldingFlows {
  const [{ folio_no: folioNo, plan_code: planCode }] = flows as [DayFlow]
  return {
    folioNo,
    planCode,
    flows,
    paidIn: flows.reduce((sum, { paid }) => sum + paid, 0),
    balance: flows.reduce((sum, { paise }) => sum + paise, 0),
  }
}

function ratesOf(today: string): PositionLedger['rateOf'] {
  const rates = new Map<string, { value: number; rate: number | null }>()
  return (what, flows, value) => {
    const known = rates.get(what)
    if (known?.value === value) return known.rate
    const rate = xirrOf(flows, value, today)
    rates.set(what, { value, rate })
    return rate
  }
}
