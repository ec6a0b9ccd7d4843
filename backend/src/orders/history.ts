import type { OrderState, TransactionRow } from '@portal/kernel/contracts/order'
import { PlanChangeKind } from '@portal/kernel/contracts/plan-change-terms'
import { indiaDate } from '@portal/kernel/format'
import { valueOf } from '../folios/allotment-math'
import { historyOf } from '../folios/history'
import type { Tx } from '../platform/database'
import { paymentsOf } from '../payments/payment.repository'
import { type Catalogue, catalogueOn } from '../schemes/catalogue'
import type { OrderFamily } from './families/family'
import { openOrdersOf, ordersNamed, type OrderRow } from './order.repository'
import { statusOfOrder } from './order-status'
import { isByMandate } from './sip/sip-terms'

/** Everything that happened to an investor's money, newest first: orders without ledger rows yet, then the ledger. */
export async function transactionHistory(
  tx: Tx,
  pan: string,
  limit: number,
  today: string,
): Promise<TransactionRow[]> {
  const orders = await openOrdersOf(tx, pan, limit)
  const attempts = await paymentsOf(
    tx,
    orders.map(({ checkoutId }) => checkoutId),
  )
  const catalogue = await catalogueOn(tx, today)
  const open = orders.map((order): TransactionRow => {
    const last = attempts.findLast(({ payment }) => payment.payableId === order.checkoutId)?.payment.state
    const standing = { ...order, byMandate: isByMandate(order) }
    return { ...rowOf(order, catalogue), ...statusOfOrder(standing, last) }
  })
  const happened = await withOrders(tx, await historyOf(tx, pan, limit))
  return [...open, ...happened]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, limit)
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

function rowKindOf({ family, kind, planId }: OrderRow): TransactionRow['kind'] {
  if (family === 'purchase' && planId) return 'PURCHASE_SIP'
  return PlanChangeKind.options.some((each) => each === kind) ? 'PLAN_CHANGE' : rowKinds[family]
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
