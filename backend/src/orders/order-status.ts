import { type Text, textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import type { OrderState } from '@portal/contracts/orders/order'
import type { OrderKindName } from '@portal/contracts/orders/order-states'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import type { PaymentState } from '@portal/contracts/payments/payment-attempt'
import { formatShortDate } from '@portal/contracts/format'
import type { OrderFamily } from './families/family'
import type { OrderRow } from './order.repository'
import { sayReason } from '../payments/failure-reasons'

export type OrderStatus = Pick<TransactionRow, 'status' | 'statusText'>

/** A status before anybody is told of it. */
interface KnownStatus {
  status: OrderStatus['status']
  statusText: Text
}

const said = ({ status, statusText }: KnownStatus): OrderStatus => ({
  status,
  statusText: textOf(statusText),
})

const statuses: Readonly<Record<OrderState, KnownStatus>> = {
  created: { status: 'PENDING', statusText: msg`Payment pending` },
  paid: { status: 'IN_PROCESS', statusText: msg`In process` },
  allotted: { status: 'COMPLETED', statusText: msg`Units allotted` },
  expired: { status: 'EXPIRED', statusText: msg`Not paid in time` },
  refund_due: { status: 'FAILED', statusText: msg`Refund due` },
  refunded: { status: 'FAILED', statusText: msg`Refunded` },
  accepted: { status: 'IN_PROCESS', statusText: msg`In process` },
  paid_ahead: { status: 'IN_PROCESS', statusText: msg`Paid out, units to be sold` },
  priced: { status: 'IN_PROCESS', statusText: msg`Payout due` },
  returned: { status: 'IN_PROCESS', statusText: msg`Payout returned by the bank` },
  paid_out: { status: 'COMPLETED', statusText: msg`Paid out` },
  sold: { status: 'IN_PROCESS', statusText: msg`Sold, units to come` },
  registered: { status: 'COMPLETED', statusText: msg`Registered` },
  cancelled: { status: 'EXPIRED', statusText: msg`Cancelled` },
  rejected: { status: 'FAILED', statusText: msg`Rejected` },
}

/** The same words for money that no order asked for. */
export const statusOfPayout = (state: 'priced' | 'returned'): OrderStatus => said(statuses[state])

const unpaid: Partial<Record<PaymentState, KnownStatus>> = {
  pending: { status: 'IN_PROCESS', statusText: msg`Payment in process` },
  failed: { status: 'FAILED', statusText: msg`Payment failed` },
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
  if (state === 'created' && byMandate) return { status: 'IN_PROCESS', statusText: t`Debit on its way` }
  if (state === 'created') return said((last && unpaid[last]) || statuses.created)
  if (state === 'rejected' && failureReason) return { status: 'FAILED', statusText: failureReason }
  if (state === 'expired' && failureReason) return { status: 'FAILED', statusText: t`Debit failed` }
  // Its money does not wait for the NAV.
  if (state === 'accepted' && kind === 'INSTA_REDEEM') return said(statuses.priced)
  if ((state === 'paid' || state === 'accepted') && navDate)
    return {
      status: 'IN_PROCESS',
      statusText: t`In process, NAV of ${{ navDate: formatShortDate(navDate) }}`,
    }
  return said(statuses[state])
}

/** The same of an order as it is kept. */
export function statusOfRow(order: OrderRow, last?: PaymentState, byMandate = false): OrderStatus {
  const { failureReason } = order
  return statusOfOrder(
    { ...order, failureReason: failureReason && sayReason(failureReason), byMandate },
    last,
  )
}
