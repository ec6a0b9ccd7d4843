import type { TransactionRow } from '@portal/kernel/contracts/order'
import { indiaDate } from '@portal/kernel/format'
import { historyOf } from '../folios/history'
import type { Tx } from '../platform/database'
import { paymentsOf } from '../payments/payment.repository'
import { type Catalogue, catalogueOn } from '../schemes/catalogue'
import type { OrderFamily } from './families/family'
import { openOrdersOf, type OrderRow } from './order.repository'
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
  const happened = await historyOf(tx, pan, limit)
  return [...open, ...happened]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, limit)
}

const rowKinds: Readonly<Record<OrderFamily, TransactionRow['kind']>> = {
  purchase: 'PURCHASE',
  redemption: 'REDEMPTION',
  switch: 'SWITCH_OUT',
  registration: 'SIP_REGISTRATION',
}

function rowOf(order: OrderRow, { byCode }: Catalogue): Omit<TransactionRow, 'status' | 'statusText'> {
  const nameOf = (code: string) => byCode.get(code)?.scheme.name ?? code
  const { family, planId, schemePlanCode, toSchemePlanCode, state, cancelUntil } = order
  return {
    transactionId: order.id,
    kind: family === 'purchase' && planId ? 'PURCHASE_SIP' : rowKinds[family],
    date: indiaDate(order.paidAt ?? order.createdAt),
    folioNo: order.folioNo,
    schemeName: nameOf(schemePlanCode),
    schemePlanCode,
    toSchemeName: toSchemePlanCode && nameOf(toSchemePlanCode),
    amount: order.amount ?? 0,
    units: order.unitsHeld,
    cancelUntil: state === 'accepted' ? (cancelUntil?.toISOString() ?? null) : null,
  }
}
