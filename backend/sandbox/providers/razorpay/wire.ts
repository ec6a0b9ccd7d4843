import { eq } from 'drizzle-orm'
import type { Platform } from '../../../src/platform/module'
import type { LedgerItem } from '../gateway/settlement'
import type { Session } from '../gateway/gateway-ledger'
import { gatewayCredits } from '../gateway/schema'
import { otherAccount } from '../hosted-checkout'

/** Ids of theirs are opaque; these hold ours, so the simulator keeps no second ledger. */
const bare = (uuid: string) => uuid.replaceAll('-', '')
export const orderIdOf = (paymentId: string) => `order_${bare(paymentId)}`
export const payIdOf = (paymentId: string, credit: string | null = null) =>
  credit ? `pay_${bare(paymentId)}_${credit}` : `pay_${bare(paymentId)}`
const refundIdOf = (refundId: string) => `rfnd_${bare(refundId)}`

const idPattern =
  /^(?:order|pay)_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})(?:_(\d+))?$/

/** Our id in one of theirs, and the further credit that it names. */
export function namedBy(id: string): { paymentId: string; credit: string | null } | undefined {
  const parts = idPattern.exec(id)
  if (!parts) return undefined
  return { paymentId: parts.slice(1, 6).join('-'), credit: parts[6] ?? null }
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)
const methods = {
  DCB: 'netbanking',
  DC: 'card',
  UPI: 'upi',
  RTGS: 'bank_transfer',
  CHEQUE: 'cheque',
} as const

export function orderEntity({ paymentId, amount, state, openedAt, orderNumber }: Session) {
  const isPaid = state === 'captured'
  return {
    id: orderIdOf(paymentId),
    entity: 'order',
    amount,
    amount_paid: isPaid ? amount : 0,
    amount_due: isPaid ? 0 : amount,
    currency: 'INR',
    receipt: paymentId,
    offer_id: null,
    status: isPaid ? 'paid' : state === 'open' || state === 'closed' ? 'created' : 'attempted',
    attempts: state === 'open' || state === 'closed' ? 0 : 1,
    notes: orderNumber ? { order: orderNumber } : [],
    created_at: seconds(openedAt),
  }
}

const statuses = { pending: 'authorized', captured: 'captured', failed: 'failed' } as const

/** The payment of an order that somebody decided; undefined before. */
export function paymentEntity(session: Session) {
  const { paymentId, amount, state, mode, reason, received, bankReference, settledAt } = session
  if (state === 'open' || state === 'closed' || !settledAt) return undefined
  const hasFailed = state === 'failed'
  return {
    id: payIdOf(paymentId),
    entity: 'payment',
    amount: received ?? amount,
    currency: 'INR',
    status: statuses[state],
    order_id: orderIdOf(paymentId),
    method: methods[mode],
    captured: state === 'captured',
    amount_refunded: 0,
    refund_status: null,
    email: 'investor@example.com',
    contact: '+919000090000',
    notes: [],
    fee: state === 'captured' ? 11_80 : null,
    tax: state === 'captured' ? 1_80 : null,
    error_code: hasFailed ? 'BAD_REQUEST_ERROR' : null,
    error_description: hasFailed ? reason : null,
    error_source: hasFailed ? 'bank' : null,
    error_step: hasFailed ? 'payment_authorization' : null,
    error_reason: hasFailed
      ? reason === otherAccount
        ? 'bank_account_validation_failed'
        : 'payment_failed'
      : null,
    acquirer_data: { rrn: bankReference },
    created_at: seconds(settledAt),
  }
}

/** Every payment of an order: the first, and what came again under another reference. */
export async function paymentsOf({ db }: Platform, session: Session) {
  const first = paymentEntity(session)
  const credits = await db
    .select()
    .from(gatewayCredits)
    .where(eq(gatewayCredits.paymentId, session.paymentId))
  const further = credits.map(({ bankReference, received, settledAt }) => ({
    ...paymentEntity({ ...session, state: 'captured', received, settledAt, bankReference }),
    id: payIdOf(session.paymentId, bankReference),
  }))
  return first ? [first, ...further] : further
}

export function refundEntity(refundId: string, payment: string, amount: number, speed: string, at: Date) {
  return {
    id: refundIdOf(refundId),
    entity: 'refund',
    amount,
    currency: 'INR',
    payment_id: payment,
    receipt: refundId,
    notes: [],
    acquirer_data: { arn: null },
    created_at: seconds(at),
    batch_id: null,
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: speed,
  }
}

export function reconItem({ kind, paymentId, refundId, credit, amount, fee, tax, utr, at }: LedgerItem) {
  const isRefund = kind === 'refund' && refundId
  const payment = payIdOf(paymentId, credit)
  return {
    entity_id: isRefund ? refundIdOf(refundId) : payment,
    type: isRefund ? 'refund' : 'payment',
    debit: isRefund ? amount : 0,
    credit: isRefund ? 0 : amount - fee,
    amount,
    currency: 'INR',
    fee,
    tax,
    on_hold: false,
    settled: true,
    created_at: seconds(at),
    settlement_utr: utr,
    settlement_id: utr && `setl_${utr.slice(-8)}`,
    payment_id: isRefund ? payment : null,
    order_id: orderIdOf(paymentId),
    order_receipt: paymentId,
  }
}
