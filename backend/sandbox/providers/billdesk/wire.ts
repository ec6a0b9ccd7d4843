import { and, eq } from 'drizzle-orm'
import type { BilldeskAccess } from '../../../src/payments/adapters/billdesk/access'
import { ourId, theirId } from '../../../src/payments/adapters/billdesk/wire'
import { rupeesOf } from '../../../src/platform/file-fields'
import type { Platform } from '../../../src/platform/module'
import type { Session } from '../gateway/gateway-ledger'
import { gatewayCredits } from '../gateway/schema'

/** Ids of theirs are opaque; these hold ours, so the simulator keeps no second ledger. */
export const orderIdOf = (paymentId: string) => `OA${theirId(paymentId)}`
export const transactionIdOf = (paymentId: string, credit: string | null = null) =>
  credit ? `U${theirId(paymentId)}C${credit}` : `U${theirId(paymentId)}`
const refundIdOf = (refundId: string) => `R${theirId(refundId)}`

const idPattern = /^(?:OA|U)([0-9a-f]{32})(?:C(\d+))?$/

/** Our id in one of theirs, and the further credit that it names. */
export function namedBy(id: string): { paymentId: string; credit: string | null } | undefined {
  const [, bare = '', credit = null] = idPattern.exec(id) ?? []
  const paymentId = ourId(bare)
  return paymentId ? { paymentId, credit } : undefined
}

/** '2023-07-16T10:59:15+05:30'. */
const indiaTime = (at: Date) => `${new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`

export function orderEntity(
  { merchantId, url, itemCode }: BilldeskAccess,
  { paymentId, amount, openedAt, returnUrl, state, orderNumber }: Session,
  rdata: string,
) {
  return {
    objectid: 'order',
    orderid: theirId(paymentId),
    bdorderid: orderIdOf(paymentId),
    mercid: merchantId,
    order_date: indiaTime(openedAt),
    amount: rupeesOf(amount),
    currency: '356',
    ru: returnUrl,
    additional_info: { additional_info1: orderNumber },
    itemcode: itemCode,
    createdon: indiaTime(openedAt),
    next_step: 'redirect',
    links: [
      { href: `${url}/payments/ve1_2/orders/${orderIdOf(paymentId)}`, rel: 'self', method: 'GET' },
      {
        href: `${url}/web/v1_2/embeddedsdk`,
        rel: 'redirect',
        method: 'POST',
        parameters: { mercid: merchantId, bdorderid: orderIdOf(paymentId), rdata },
        headers: { authorization: `OToken ${rdata}` },
      },
    ],
    status: state === 'open' ? 'ACTIVE' : 'COMPLETED',
  }
}

const statuses = {
  captured: ['0300', 'success', 'TRS0000', 'Transaction Successful'],
  pending: ['0002', 'pending', 'TRP0000', 'Transaction Pending'],
  failed: ['0399', 'payment_processing_error', 'TRPPE0001', 'Payment processing error'],
} as const

/** The transaction of an order that somebody decided; undefined before. */
export function transactionEntity(
  { merchantId, itemCode }: BilldeskAccess,
  session: Session,
  credit: { bankReference: string; received: number; settledAt: Date } | null = null,
) {
  const { paymentId, amount, received, reason, settledAt, orderNumber, bankReference } = session
  const state = credit ? 'captured' : session.state
  const at = credit?.settledAt ?? settledAt
  if (state === 'open' || state === 'closed' || !at) return undefined
  const [auth_status, type, code, text] = statuses[state]
  const paid = rupeesOf(credit?.received ?? received ?? amount)
  return {
    objectid: 'transaction',
    transactionid: transactionIdOf(paymentId, credit?.bankReference),
    orderid: theirId(paymentId),
    mercid: merchantId,
    transaction_date: indiaTime(at),
    amount: paid,
    surcharge: '0.00',
    discount: '0.00',
    charge_amount: paid,
    currency: '356',
    additional_info: { additional_info1: orderNumber },
    itemcode: itemCode,
    auth_status,
    transaction_error_type: type,
    transaction_error_code: code,
    transaction_error_desc: state === 'failed' ? (reason ?? text) : text,
    bank_ref_no: credit?.bankReference ?? bankReference,
    payment_method_type: 'netbanking',
    txn_process_type: 'nb',
  }
}

/** The transaction of a name: the first one of its order, or one that came again under another reference. */
export async function transactionNamed(
  { db }: Platform,
  access: BilldeskAccess,
  session: Session,
  credit: string | null,
) {
  if (!credit) return transactionEntity(access, session)
  const isThat = and(
    eq(gatewayCredits.paymentId, session.paymentId),
    eq(gatewayCredits.bankReference, credit),
  )
  const [further] = await db.select().from(gatewayCredits).where(isThat)
  return further && transactionEntity(access, session, further)
}

interface Sent {
  refundId: string
  paymentId: string
  credit: string | null
  paid: number
  amount: number
  at: Date
}

export function refundEntity(
  { merchantId }: BilldeskAccess,
  { refundId, paymentId, credit, paid, amount, at }: Sent,
) {
  return {
    objectid: 'refund',
    refundid: refundIdOf(refundId),
    transactionid: transactionIdOf(paymentId, credit),
    orderid: theirId(paymentId),
    mercid: merchantId,
    txn_amount: rupeesOf(paid),
    refund_amount: rupeesOf(amount),
    currency: '356',
    refund_date: indiaTime(at),
    merc_refund_ref_no: theirId(refundId),
    refund_status: amount === paid ? '0699' : '0799',
  }
}
