import type { HistoryFilter } from '@portal/contracts/orders/history-filter'
import type { OrderState } from '@portal/contracts/orders/order'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import { PlanChangeKind } from '@portal/contracts/systematic-plans/plan-change-terms'
import { indiaDate } from '@portal/contracts/format'
import { historyPage, type PlacedRow } from './ledger-history'
import { unpaidIncomeOf } from '../folios/income-shares'
import { payoutsOf } from '../payouts/payouts'
import type { Tx } from '../platform/database'
import { type Catalogue, catalogueOf } from '../schemes/catalogue'
import type { OrderFamily } from '../orders/families/family'
import { partsOf } from './history-filter'
import { type HistoryPlace, placeIn, readPlace, writePlace } from './history-place'
import { type OpenOrder, ordersOfPage } from '../orders/order-history'
import { kindOf } from '../orders/kind-table'
import { calledView } from '../orders/order-in-words'
import { moneyOf } from '../orders/order-reader'
import type { OrderRow } from '../orders/order.repository'
import { type OrderStatus, statusOfPayout, statusOfRow } from '../orders/order-status'

/** The latest of everything that happened to an investor's money, newest first. */
export async function transactionHistory(
  tx: Tx,
  pan: string,
  limit: number,
  today: string,
): Promise<TransactionRow[]> {
  return (await transactionPage(tx, pan, { limit }, today)).transactions
}

export interface PageRequested {
  limit: number
  filter?: HistoryFilter | undefined
  after?: string | undefined
}

/**
 * A page of everything that happened to an investor's money, newest first, of one day orders without ledger rows before
 * the ledger. As many rows are read as are shown, however long the history is.
 */
export async function transactionPage(
  tx: Tx,
  pan: string,
  { limit, filter = {}, after }: PageRequested,
  today: string,
): Promise<{ transactions: TransactionRow[]; next?: string }> {
  const parts = await partsOf(tx, pan, filter, today)
  const from = after === undefined ? undefined : readPlace(after)
  const happened = await historyPage(tx, pan, limit + 1, {
    ...parts.ledger,
    after: from && placeIn('ledger', from),
  })
  const ids = happened.map(({ row }) => row.transactionId)
  const orders = { ...parts.orders, after: from && placeIn('order', from) }
  const { open, named, publication } = await ordersOfPage(tx, pan, limit + 1, orders, ids)
  const catalogue = open.length ? await catalogueOf(tx, publication, today) : undefined
  const merged: Placed[] = [
    ...open.map((each) => ({
      row: openRow(each, catalogue),
      place: { ...each.place, source: 'order' as const },
    })),
    ...withOrders(happened, named, await unpaidIncome(tx, pan, happened)).map(({ row, place }) => ({
      row,
      place: { ...place, source: 'ledger' as const },
    })),
  ].sort((a, b) => (a.place.date < b.place.date ? 1 : a.place.date > b.place.date ? -1 : 0))
  const page = merged.slice(0, limit)
  const last = page.at(-1)
  return {
    transactions: page.map(({ row }) => row),
    ...(merged.length > limit && last && { next: writePlace(last.place) }),
  }
}

interface Placed {
  row: TransactionRow
  place: HistoryPlace
}

function openRow({ order, lastPayment }: OpenOrder, catalogue: Catalogue | undefined): TransactionRow {
  const byMandate = kindOf(order.kind).isByMandate?.(order.terms) ?? false
  return { ...rowOf(order, catalogue), ...statusOfRow(order, lastPayment ?? undefined, byMandate) }
}

type Statuses = ReadonlyMap<string, OrderStatus>

/** What IDCW on a page waits for that no bank has credited so far. */
async function unpaidIncome(tx: Tx, pan: string, rows: readonly PlacedRow[]): Promise<Statuses> {
  if (!rows.some(({ row }) => row.kind === 'IDCW_PAYOUT')) return new Map()
  const unpaid = await payoutsOf(tx, await unpaidIncomeOf(tx, pan))
  return new Map(
    unpaid.map(({ orderId, state }) => [orderId, statusOfPayout(state === 'returned' ? state : 'priced')]),
  )
}

/** The ledger knows when units left or gave income, and their order or payout what became of the money since. */
function withOrders(rows: readonly PlacedRow[], named: readonly OrderRow[], income: Statuses): PlacedRow[] {
  const byId = new Map(named.map((order) => [order.id, order]))
  return rows.map(({ row, place }) => {
    const order = byId.get(row.transactionId)
    if (!order) return { row: { ...row, ...income.get(row.transactionId) }, place }
    const status = endsInLedger.includes(order.state) ? {} : statusOfRow(order)
    return { row: { ...row, ...calledView(order), orderedOn: orderedOn(order), ...status }, place }
  })
}

const instalments: Readonly<Record<string, TransactionRow['instalmentOf']>> = {
  SIP_INSTALMENT: 'SIP',
  STP_INSTALMENT: 'STP',
  SWP_INSTALMENT: 'SWP',
}

/** An instalment is ordered by its plan, on its due date. */
const orderedOn = ({ kind, dueOn, createdAt }: OrderRow): string =>
  (instalments[kind] && dueOn) || indiaDate(createdAt)

/** Here the ledger's own words say it all. */
const endsInLedger: readonly OrderState[] = ['allotted']

const rowKinds: Readonly<Record<OrderFamily, TransactionRow['kind']>> = {
  purchase: 'PURCHASE',
  redemption: 'REDEMPTION',
  switch: 'SWITCH_OUT',
  registration: 'SIP_REGISTRATION',
}

function rowKindOf({ kind, family, dueOn }: OrderRow): TransactionRow['kind'] {
  if (kind === 'STP' || kind === 'SWP') return `${kind}_REGISTRATION`
  if (PlanChangeKind.options.some((each) => each === kind)) return 'PLAN_CHANGE'
  return family === 'purchase' && dueOn ? 'PURCHASE_SIP' : rowKinds[family]
}

function rowOf(
  order: OrderRow,
  catalogue: Catalogue | undefined,
): Omit<TransactionRow, 'status' | 'statusText'> {
  const nameOf = (code: string) => catalogue?.byCode.get(code)?.scheme.name ?? code
  const { schemePlanCode, toSchemePlanCode, state, cancelUntil } = order
  return {
    transactionId: order.id,
    kind: rowKindOf(order),
    ...calledView(order),
    instalmentOf: instalments[order.kind] ?? null,
    date: indiaDate(order.paidAt ?? order.createdAt),
    orderedOn: orderedOn(order),
    folioNo: order.folioNo,
    schemeName: nameOf(schemePlanCode),
    schemePlanCode,
    toSchemeName: toSchemePlanCode && nameOf(toSchemePlanCode),
    amount: moneyOf(order),
    units: order.unitsHeld,
    cancelUntil: state === 'accepted' ? (cancelUntil?.toISOString() ?? null) : null,
  }
}
