import type { OrderState, PaymentState, TransactionRow } from '@portal/kernel/contracts/transaction'
import { formatShortDate, indiaDate } from '@portal/kernel/format'
import { historyOf } from '../folios/history'
import type { Tx } from '../platform/database'
import { paymentsOf } from '../payments/payment.repository'
import { catalogueOn } from '../schemes/catalogue'
import { openOrdersOf, type OrderRow } from './order.repository'

/** Everything that happened to an investor's money, newest first: orders without units yet, then the ledger. */
export async function transactionHistory(
  tx: Tx,
  pan: string,
  limit: number,
  today: string,
): Promise<TransactionRow[]> {
  const orders = await openOrdersOf(tx, pan, limit)
  const attempts = await paymentsOf(
    tx,
    orders.map(({ id }) => id),
  )
  const { byCode } = await catalogueOn(tx, today)
  const open = orders.map((order): TransactionRow => {
    const last = attempts.findLast(({ payment }) => payment.orderId === order.id)?.payment.state
    return {
      transactionId: order.id,
      kind: 'PURCHASE',
      date: indiaDate(order.paidAt ?? order.createdAt),
      folioNo: order.folioNo,
      schemeName: byCode.get(order.schemePlanCode)?.scheme.name ?? order.schemePlanCode,
      schemePlanCode: order.schemePlanCode,
      toSchemeName: null,
      amount: order.amount,
      units: null,
      ...openStatus(order, last),
    }
  })
  const happened = await historyOf(tx, pan, limit)
  return [...open, ...happened]
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, limit)
}

type Status = Pick<TransactionRow, 'status' | 'statusText'>

const unpaidStatus: Partial<Record<PaymentState, Status>> = {
  pending: { status: 'IN_PROCESS', statusText: 'Payment in process' },
  failed: { status: 'FAILED', statusText: 'Payment failed' },
}

const status: Record<OrderState, Status> = {
  created: { status: 'PENDING', statusText: 'Payment pending' },
  paid: { status: 'IN_PROCESS', statusText: 'In process' },
  allotted: { status: 'COMPLETED', statusText: 'Units allotted' },
  expired: { status: 'EXPIRED', statusText: 'Not paid in time' },
  refund_due: { status: 'FAILED', statusText: 'Refund due' },
  refunded: { status: 'FAILED', statusText: 'Refunded' },
}

/** The status of an order in a few words; the last attempt tells what an unpaid one waits for. */
export function openStatus(
  { state, navDate }: Pick<OrderRow, 'state' | 'navDate'>,
  last?: PaymentState,
): Status {
  if (state === 'paid' && navDate)
    return { status: 'IN_PROCESS', statusText: `In process, NAV of ${formatShortDate(navDate)}` }
  return (state === 'created' && last && unpaidStatus[last]) || status[state]
}
