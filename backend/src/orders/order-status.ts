import type { OrderState } from '@portal/contracts/orders/order'
import type { OrderKindName } from '@portal/contracts/orders/order-states'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import type { PaymentState } from '@portal/contracts/payments/payment-attempt'
import { formatShortDate } from '@portal/contracts/format'
import type { OrderFamily } from './families/family'

export type OrderStatus = Pick<TransactionRow, 'status' | 'statusText'>

const statuses: Readonly<Record<OrderState, OrderStatus>> = {
  created: { status: 'PENDING', statusText: 'Payment pending' },
  paid: { status: 'IN_PROCESS', statusText: 'In process' },
  allotted: { status: 'COMPLETED', statusText: 'Units allotted' },
  expired: { status: 'EXPIRED', statusText: 'Not paid in time' },
  refund_due: { status: 'FAILED', statusText: 'Refund due' },
  refunded: { status: 'FAILED', statusText: 'Refunded' },
  accepted: { status: 'IN_PROCESS', statusText: 'In process' },
  paid_ahead: { status: 'IN_PROCESS', statusText: 'Paid out, units to be sold' },
  priced: { status: 'IN_PROCESS', statusText: 'Payout due' },
  returned: { status: 'IN_PROCESS', statusText: 'Payout returned by the bank' },
  paid_out: { status: 'COMPLETED', statusText: 'Paid out' },
  sold: { status: 'IN_PROCESS', statusText: 'Sold, units to come' },
  registered: { status: 'COMPLETED', statusText: 'Registered' },
  cancelled: { status: 'EXPIRED', statusText: 'Cancelled' },
  rejected: { status: 'FAILED', statusText: 'Rejected' },
}

/** The same words for money that no order asked for. */
export const statusOfPayout = (state: 'priced' | 'returned'): OrderStatus => statuses[state]

const unpaid: Partial<Record<PaymentState, OrderStatus>> = {
  pending: { status: 'IN_PROCESS', statusText: 'Payment in process' },
  failed: { status: 'FAILED', statusText: 'Payment failed' },
}

interface StatusFacts {
  family: OrderFamily
  kind?: OrderKindName
  state: OrderState
  navDate?: string | null
  failureReason?: string | null
  /** Whether a mandate pays it. */
  byMandate?: boolean
}

/** The status of an order in a few words (S4.001); the last attempt tells what an unpaid one waits for. */
export function statusOfOrder(statusFacts: StatusFacts, last?: PaymentState): OrderStatus {
  const { kind, state, navDate, failureReason, byMandate } = statusFacts
  if (state === 'created' && byMandate) return { status: 'IN_PROCESS', statusText: 'Debit on its way' }
  if (state === 'created') return (last && unpaid[last]) || statuses.created
  if (state === 'rejected' && failureReason) return { status: 'FAILED', statusText: failureReason }
  if (state === 'expired' && failureReason) return { status: 'FAILED', statusText: 'Debit failed' }
  // Its money does not wait for the NAV.
  if (state === 'accepted' && kind === 'INSTA_REDEEM') return statuses.priced
  if ((state === 'paid' || state === 'accepted') && navDate)
    return { status: 'IN_PROCESS', statusText: `In process, NAV of ${formatShortDate(navDate)}` }
  return statuses[state]
}
