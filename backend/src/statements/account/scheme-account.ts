import { isAbove, sumUnits, valueOf } from '../../folios/allotment-math'
import type { LedgerMove } from '../../folios/ledger-reader'
import type { Days } from '../statement-period'

export interface AccountRow {
  move: LedgerMove
  /** What went in is positive, what came out negative, as on every account. */
  amountPaise: number
  /** Units after it. */
  balance: string
}

/** One scheme plan of one folio over a period. */
export interface SchemeAccount {
  folioNo: string
  planCode: string
  openingUnits: string
  rows: AccountRow[]
  closingUnits: string
  /** The last NAV on or before the last day; null where nothing is held then. */
  closing: { nav: string; navDate: string } | null
  valuePaise: number
  /** Cost of the units held at the end. */
  costPaise: number
}

interface Closing {
  price: { nav: string; navDate: string } | undefined
  costPaise: number
}

const takesOut = (kind: LedgerMove['kind']) =>
  kind === 'REDEMPTION' || kind === 'SWITCH_OUT' || kind === 'IDCW_PAYOUT'

/**
 * The account of one holding: what was there before the first day, everything until the last one, what is there then.
 * `moves` are all of the holding, in their order.
 */
export function schemeAccount(
  moves: readonly LedgerMove[],
  { folioNo, planCode }: Pick<LedgerMove, 'folioNo' | 'planCode'>,
  { from, to }: Days,
  { price, costPaise }: Closing,
): SchemeAccount {
  const openingUnits = sumUnits(moves.filter(({ date }) => date < from).map(({ units }) => units))
  let balance = openingUnits
  const rows = moves
    .filter(({ date }) => date >= from && date <= to)
    .map((move): AccountRow => {
      balance = sumUnits([balance, move.units])
      return { move, amountPaise: takesOut(move.kind) ? -move.amountPaise : move.amountPaise, balance }
    })
  const closing = price && isAbove(balance, '0') ? price : null
  const valuePaise = closing ? valueOf(balance, closing.nav) : 0
  return { folioNo, planCode, openingUnits, rows, closingUnits: balance, closing, valuePaise, costPaise }
}
