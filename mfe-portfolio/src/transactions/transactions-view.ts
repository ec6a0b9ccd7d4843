import { amountRanges } from '@portal/contracts/format'
import { addDays, addMonths, type AmountRange } from '@portal/kernel'
import { HistoryFilter } from '@portal/contracts/orders/history-filter'

export const types = ['PURCHASE', 'SIP', 'REDEMPTION', 'SWITCH', 'IDCW', 'REGISTRATION'] as const
export const outcomes = ['OPEN', 'DONE', 'FAILED'] as const
export const amounts = Object.keys(amountRanges) as AmountRange[]
export const periods = ['3M', 'FY', 'LAST_FY'] as const

export type Period = (typeof periods)[number]

/** What the investor looks for; kept in the address. Null leaves nothing out. */
export interface TransactionsView {
  type: (typeof types)[number] | null
  outcome: (typeof outcomes)[number] | null
  amount: AmountRange | null
  period: Period | null
  folio: string | null
  search: string
}

/** Both the longest text that the search box takes and the most that is read from an address. */
export const longestSearch = 64

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null

/** Reads the view from an address; what is unknown there counts as not said. */
export function readView(query: URLSearchParams): TransactionsView {
  const folio = query.get('folio')
  return {
    type: oneOf(types, query.get('type')),
    outcome: oneOf(outcomes, query.get('status')),
    amount: oneOf(amounts, query.get('amount')),
    period: oneOf(periods, query.get('period')),
    folio: folio !== null && HistoryFilter.safeParse({ folioNumber: folio }).success ? folio : null,
    search: (query.get('search') ?? '').slice(0, longestSearch),
  }
}

/** Writes the view for an address; what leaves nothing out is left out. */
export function writeView({
  type,
  outcome,
  amount,
  period,
  folio,
  search,
}: TransactionsView): URLSearchParams {
  const said = { type, status: outcome, amount, period, folio, search: search || null }
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
}

export const isFiltered = (view: TransactionsView): boolean => writeView(view).size > 0

/** The financial year of a day begins on 1 April. */
function yearBegins(today: string): string {
  const year = Number(today.slice(0, 4))
  return `${today.slice(5) < '04-01' ? year - 1 : year}-04-01`
}

/** The days of a period, seen from today. */
export function daysOf(period: Period, today: string): { from: string; to?: string } {
  const thisYear = yearBegins(today)
  if (period === '3M') return { from: addMonths(today, -3) }
  if (period === 'FY') return { from: thisYear }
  return { from: yearBegins(addDays(thisYear, -1)), to: addDays(thisYear, -1) }
}

/** The view as the server is asked for it. */
export function filterOf(
  { type, outcome, amount, period, folio, search }: TransactionsView,
  today: string,
): HistoryFilter {
  return {
    ...(type && { type }),
    ...(outcome && { outcome }),
    ...(amount && { amount }),
    ...(folio && { folioNumber: folio }),
    ...(search.trim() && { search: search.trim() }),
    ...(period && daysOf(period, today)),
  }
}
