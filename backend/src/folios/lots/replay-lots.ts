import { Decimal } from 'decimal.js'
import { proceedsOfParts } from '../allotment-math'
import { isSameLot, type Lot, sellFirstIn } from '../fifo'
import type { LedgerMove } from '../ledger-reader'
import { grandfatheredUntil } from '../../regulation/capital-gains-rules'
import type { Merger } from '../../schemes/mergers'

/** Units bought together, with all that the tax law asks of them. */
export interface TaxLot extends Lot {
  folioNo: string
  planCode: string
  /** Value of a unit on 31 January 2018, rupees with 4 decimals; null for what was bought later. */
  fairNav: string | null
}

/** What a sale took out of one purchase. */
export interface SoldPart {
  boughtOn: string
  units: string
  /** Of the parts of a sale together exactly what it brought. */
  valuePaise: number
  costPaise: number
  fairNav: string | null
}

/** A redemption or the selling half of a switch. */
export interface LotSale {
  move: LedgerMove
  parts: SoldPart[]
}

export interface LotHistory {
  /** In the order of the ledger. */
  sales: LotSale[]
  /** What is left of every purchase; those sold out stay with no units. */
  lots: TaxLot[]
}

/** What the law needs beside the ledger. */
export interface LotFacts {
  mergers: readonly Merger[]
  /** Whether units that go from one plan to the other only change their option, and keep their purchases. */
  keepsPurchases(from: string, into: string): boolean
  /** The NAV of a plan on 31 January 2018; undefined where it had none. */
  fairNavOf(planCode: string): string | undefined
}

/**
 * Plays the ledger of one investor: every purchase becomes a lot, every sale takes from the oldest ones. A merger of
 * schemes sells nothing: its lots go over with their days and costs, one row of the ledger each, in their order. Nor
 * does a change of the option that keeps the purchases: one row brings them all.
 */
export function replayLots(moves: readonly LedgerMove[], facts: LotFacts): LotHistory {
  const history: LotHistory = { sales: [], lots: [] }
  const carried: Carried = new Map()
  for (const move of moves) {
    if (move.kind === 'REDEMPTION' || move.kind === 'SWITCH_OUT') sell(history, carried, move, facts)
    else if (move.kind !== 'IDCW_PAYOUT') history.lots.push(...lotsOf(move, carried, facts))
  }
  return history
}

/** Lots on their way from a merged scheme or another option, by folio and both plans; from another folio, by its order. */
type Carried = Map<string, SoldPart[]>

const carriedKey = ({ folioNo, orderId }: LedgerMove, from: string | null, into: string | null) =>
  from === into ? orderId : `${folioNo} ${from} ${into}`

/** Whether the move is a half of a merger of folios: the same scheme plan, in another folio. */
export const isConsolidation = ({ planCode, otherPlanCode }: LedgerMove) => planCode === otherPlanCode

/** Whether the move is a half of a merger, which the law sees as no sale. */
export function isMerger({ planCode, otherPlanCode, date, kind }: LedgerMove, mergers: readonly Merger[]) {
  const [from, into] = kind === 'SWITCH_OUT' ? [planCode, otherPlanCode] : [otherPlanCode, planCode]
  return mergers.some(
    (merger) => merger.mergedOn === date && merger.fromPlan === from && merger.intoPlan === into,
  )
}

function sell(history: LotHistory, carried: Carried, move: LedgerMove, facts: LotFacts): void {
  const { folioNo, planCode, otherPlanCode } = move
  const held = history.lots.filter((lot) => lot.folioNo === folioNo && lot.planCode === planCode)
  const { parts, touched } = sellFirstIn(held, move.units.replace('-', ''))
  history.lots = history.lots.map((lot) => touched.find((left) => isSameLot(left, lot)) ?? lot)
  const sold = partsOf(parts, move)
  if (isMerger(move, facts.mergers) || isOptionChange(move, facts))
    carried.set(carriedKey(move, planCode, otherPlanCode), sold)
  else history.sales.push({ move, parts: sold })
}

function isOptionChange({ kind, planCode, otherPlanCode }: LedgerMove, facts: LotFacts): boolean {
  if (otherPlanCode === null) return false
  if (planCode === otherPlanCode) return true
  if (kind === 'SWITCH_OUT') return facts.keepsPurchases(planCode, otherPlanCode)
  return kind === 'SWITCH_IN' && facts.keepsPurchases(otherPlanCode, planCode)
}

function partsOf(
  parts: readonly { lot: TaxLot; units: string; costPaise: number }[],
  { amountPaise, nav }: LedgerMove,
): SoldPart[] {
  const values = proceedsOfParts(
    parts.map(({ units }) => units),
    amountPaise,
    nav,
  )
  return parts.map(({ lot: { boughtOn, fairNav }, units, costPaise }, index) => {
    return { boughtOn, units, valuePaise: values[index] ?? 0, costPaise, fairNav }
  })
}

function lotsOf(move: LedgerMove, carried: Carried, facts: LotFacts): TaxLot[] {
  if (!isOptionChange(move, facts)) return [lotOf(move, carried, facts)]
  const { id: entryId, folioNo, planCode } = move
  const key = carriedKey(move, move.otherPlanCode, planCode)
  const parts = carried.get(key) ?? []
  carried.delete(key)
  return parts.map(({ boughtOn, units: unitsLeft, costPaise: costLeftPaise, fairNav }) => ({
    entryId,
    folioNo,
    planCode,
    boughtOn,
    unitsLeft,
    costLeftPaise,
    fairNav,
  }))
}

function lotOf(move: LedgerMove, carried: Carried, { mergers, fairNavOf }: LotFacts): TaxLot {
  const { id, folioNo, planCode, units, date } = move
  const lot = { entryId: id, folioNo, planCode, unitsLeft: units }
  if (move.kind === 'SWITCH_IN' && isMerger(move, mergers)) {
    const part = carried.get(carriedKey(move, move.otherPlanCode, planCode))?.shift()
    if (!part) throw new RangeError(`entry ${id} brings units of a merger that none left`)
    const { boughtOn, costPaise, fairNav } = part
    const fair = fairNav && new Decimal(fairNav).mul(part.units).div(units).toFixed(4)
    return { ...lot, boughtOn, costLeftPaise: costPaise, fairNav: fair }
  }
  const fairNav = date <= grandfatheredUntil ? (fairNavOf(planCode) ?? null) : null
  return { ...lot, boughtOn: date, costLeftPaise: move.amountPaise - move.withheldPaise, fairNav }
}
