import type { Tx } from '../platform/database'
import { batchedLoader } from '../platform/batched-loader'
import { insertRows } from '../platform/rows'
import { postings } from './schema'

export type Account = (typeof postings.$inferInsert)['account']

/** What an entry puts on each account, in integer paise: debits positive, credits negative. */
export type Lines = Partial<Record<Account, number>>

export interface Entry {
  /** Names what happened once: posting it again breaks the transaction. */
  entry: string
  /** The checkout or the order that it is about. */
  subjectId: string
  at: Date
  lines: Lines
}

/** Money of an attempt reached the collection account; an order waits for it, or it goes back. */
export function captureLines(amount: number, use: 'order' | 'refund'): Lines {
  return { collection: amount, [use === 'order' ? 'orders_waiting' : 'refunds_due']: -amount }
}

/** The money of an order bought units; stamp duty is owed to the state. */
export function allotmentLines(amount: number, stampDuty: number): Lines {
  return { orders_waiting: amount, scheme: stampDuty - amount, ...(stampDuty && { stamp_duty: -stampDuty }) }
}

/** The share of an order that cannot be allotted goes back. */
export function shareLines(amount: number): Lines {
  return { orders_waiting: amount, refunds_due: -amount }
}

/** Money left the collection account on its way back. */
export function refundLines(amount: number): Lines {
  return { refunds_due: amount, collection: -amount }
}

/** What units that left a holding brought, in integer paise; nothing of it is negative. */
export interface SaleMoney {
  proceeds: number
  exitLoad: number
  stt: number
  tds: number
}

/** Units were sold: what is kept of the proceeds, and the rest, which is paid out or waits to buy other units. */
export function saleLines(
  { proceeds, exitLoad, stt, tds }: SaleMoney,
  rest: 'payouts_due' | 'switches_waiting',
): Lines {
  return {
    scheme: proceeds,
    ...(exitLoad && { exit_load: -exitLoad }),
    ...(stt && { stt: -stt }),
    ...(tds && { tds: -tds }),
    [rest]: exitLoad + stt + tds - proceeds,
  }
}

/** The money of a switch bought units of the other scheme. */
export function switchInLines(netAmount: number, stampDuty: number): Lines {
  return {
    switches_waiting: netAmount + stampDuty,
    scheme: -netAmount,
    ...(stampDuty && { stamp_duty: -stampDuty }),
  }
}

/** IDCW that is paid out; what is not withheld is on its way to the investor. */
export function incomeLines(gross: number, tax: number): Lines {
  return { scheme: gross, ...(tax && { tds: -tax }), payouts_due: tax - gross }
}

/** IDCW that buys units stays in the scheme, but for tax and stamp duty. */
export function reinvestedLines(tax: number, stampDuty: number): Lines {
  return {
    scheme: tax + stampDuty,
    ...(tax && { tds: -tax }),
    ...(stampDuty && { stamp_duty: -stampDuty }),
  }
}

/** Writes a double entry. Throws a RangeError when its lines do not sum to zero. */
export async function post(tx: Tx, { entry, subjectId, at, lines }: Entry): Promise<void> {
  const rows = Object.entries(lines).map(([account, amount]) => ({
    entry,
    account: account as Account,
    amount,
    subjectId,
    at,
  }))
  if (rows.reduce((sum, { amount }) => sum + amount, 0) !== 0)
    throw new RangeError(`${entry} does not balance`)
  await writePostings(tx, rows)
}

const writePostings = batchedLoader(async (tx, requested: readonly [(typeof postings.$inferInsert)[]][]) => {
  await insertRows(tx, postings, requested.flat(2))
  return requested.map(() => undefined)
})
