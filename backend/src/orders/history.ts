import type { HistoryFilter } from '@portal/kernel/contracts/history-filter'
import type { OrderState } from '@portal/kernel/contracts/order'
import type { TransactionRow } from '@portal/kernel/contracts/transaction-row'
import { PlanChangeKind } from '@portal/kernel/contracts/plan-change-terms'
import { indiaDate } from '@portal/kernel/format'
import { valueOf } from '../folios/allotment-math'
import { historyPage } from '../folios/history'
import type { Tx } from '../platform/database'
import { paymentsOf } from '../payments/payment.repository'
import { type Catalogue, catalogueOn } from '../schemes/catalogue'
import type { OrderFamily } from './families/family'
import { partsOf } from './history-filter'
import { type HistoryPlace, placeIn, readPlace, writePlace } from './history-place'
import { openOrdersPage } from './order-history'
import { ordersNamed, type OrderRow } from './order.repository'
import { statusOfOrder } from './order-status'
import { isByMandate } from './sip/sip-terms'

/** The latest of everything that happened to an investor's money, newest first. */
export async function transactionHistory(
  tx: Tx,
  pan: string,
  limit: number,
  today: string,
): Promise<TransactionRow[]> {
  return (await transactionPage(tx, pan, { limit }, today)).transactions
}

export interface PageAsked {
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
  { limit, filter = {}, after }: PageAsked,
  today: string,
): Promise<{ transactions: TransactionRow[]; next?: string }> {
  const catalogue = await catalogueOn(tx, today)
  const parts = await partsOf(tx, pan, filter, catalogue)
  const from = after === undefined ? undefined : readPlace(after)
  const orders = await openOrdersPage(tx, pan, limit + 1, {
    ...parts.orders,
    after: from && placeIn('order', from),
  })
  const happened = await historyPage(tx, pan, limit + 1, {
    ...parts.ledger,
    after: from && placeIn('ledger', from),
  })
  const merged: Placed[] = [
    ...orders.map(({ order, place }) => ({ order, place: { ...place, source: 'order' as const } })),
    ...happened.map(({ row, place }) => ({ row, place: { ...place, source: 'ledger' as const } })),
  ].sort((a, b) => (a.place.date < b.place.date ? 1 : a.place.date > b.place.date ? -1 : 0))
  const page = merged.slice(0, limit)
  const last = page.at(-1)
  return {
    transactions: await rowsOfPage(tx, page, catalogue),
    ...(merged.length > limit && last && { next: writePlace(last.place) }),
  }
}

type Placed = { place: HistoryPlace } & ({ order: OrderRow } | { row: TransactionRow })

async function rowsOfPage(tx: Tx, page: readonly Placed[], catalogue: Catalogue): Promise<TransactionRow[]> {
  const orders = page.flatMap((each) => ('order' in each ? [each.order] : []))
  const attempts = await paymentsOf(
    tx,
    orders.map(({ checkoutId }) => checkoutId),
  )
  const happened = await withOrders(
    tx,
    page.flatMap((each) => ('row' in each ? [each.row] : [])),
  )
  const open = orders.map((order): TransactionRow => {
    const last = attempts.findLast(({ payment }) => payment.payableId === order.checkoutId)?.payment.state
    const standing = { ...order, byMandate: isByMandate(order) }
    return { ...rowOf(order, catalogue), ...statusOfOrder(standing, last) }
  })
  return page.flatMap((each) => ('order' in each ? open.splice(0, 1) : happened.splice(0, 1)))
}

/** The ledger knows when units left, and their order what became of the money since. */
async function withOrders(tx: Tx, rows: readonly TransactionRow[]): Promise<TransactionRow[]> {
  const ids = rows.map(({ transactionId }) => transactionId)
  const exits = (await ordersNamed(tx, ids)).filter(({ state }) => !endsInLedger.includes(state))
  const byId = new Map(exits.map((order) => [order.id, order]))
  return rows.map((row) => {
    const order = byId.get(row.transactionId)
    return order ? { ...row, ...statusOfOrder(order) } : row
  })
}

/** Here the ledger's own words say it all. */
const endsInLedger: readonly OrderState[] = ['allotted']

const rowKinds: Readonly<Record<OrderFamily, TransactionRow['kind']>> = {
  purchase: 'PURCHASE',
  redemption: 'REDEMPTION',
  switch: 'SWITCH_OUT',
  registration: 'SIP_REGISTRATION',
}

function rowKindOf({ kind, family, planId }: OrderRow): TransactionRow['kind'] {
  if (kind === 'STP' || kind === 'SWP') return `${kind}_REGISTRATION`
  if (PlanChangeKind.options.some((each) => each === kind)) return 'PLAN_CHANGE'
  return family === 'purchase' && planId ? 'PURCHASE_SIP' : rowKinds[family]
}

function rowOf(order: OrderRow, { byCode }: Catalogue): Omit<TransactionRow, 'status' | 'statusText'> {
  const nameOf = (code: string) => byCode.get(code)?.scheme.name ?? code
  const { schemePlanCode, toSchemePlanCode, state, cancelUntil } = order
  return {
    transactionId: order.id,
    kind: rowKindOf(order),
    date: indiaDate(order.paidAt ?? order.createdAt),
    folioNo: order.folioNo,
    schemeName: nameOf(schemePlanCode),
    schemePlanCode,
    toSchemeName: toSchemePlanCode && nameOf(toSchemePlanCode),
    amount: order.amount ?? valueOf(order.unitsHeld ?? '0', byCode.get(schemePlanCode)?.nav ?? '0'),
    units: order.unitsHeld,
    cancelUntil: state === 'accepted' ? (cancelUntil?.toISOString() ?? null) : null,
  }
}
