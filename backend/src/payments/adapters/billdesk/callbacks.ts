import type { CallbackReading, ReportedEvent } from '../../../platform/signed-callback'
import type { PaymentReport, RefundReport } from '../../gateway'
import type { BilldeskAccess } from './access'
import { opened } from './jose'
import { reportOf } from './reports'
import { ourId, Refund, Told, Transaction } from './wire'

type Reading = CallbackReading<PaymentReport | RefundReport>

/**
 * The token in what was posted: the body itself, or a field of a form, as the browser brings it back. How a webhook brings
 * it is in no document; in public code it is either.
 */
export function tokenIn(body: string): string {
  if (!body.includes('=')) return body.trim()
  const fields = new URLSearchParams(body)
  return fields.get('transaction_response') ?? fields.get('encrypted_response') ?? ''
}

/** Reads what BillDesk tells, whoever brings it: the token says all, and a header nothing. */
export async function readTold(access: BilldeskAccess, body: string): Promise<Reading> {
  const token = await opened(access, tokenIn(body))
  if ('refused' in token) return token
  const told = Told.safeParse(token.content).data
  if (!told) return { refused: 'unreadable' }
  if (told.mercid !== access.merchantId) return { refused: 'forged' }
  // Mandates, settlements and whatever else the merchant has are told to the same address.
  if (told.objectid !== 'transaction' && told.objectid !== 'refund') return { events: [], mayBeForeign: true }
  const event = told.objectid === 'refund' ? refundIn(token.content) : transactionIn(token.content)
  if (!event) return { refused: 'unreadable' }
  return { events: event === 'foreign' ? [] : [event], mayBeForeign: true }
}

type Found<Report> = ReportedEvent<Report> | 'foreign' | undefined

/** Copies of one event have one id, also where each is encrypted anew: what it is about, and how that stands. */
function transactionIn(content: unknown): Found<PaymentReport> {
  const transaction = Transaction.safeParse(content).data
  if (!transaction) return undefined
  const paymentId = ourId(transaction.orderid)
  if (!paymentId) return 'foreign'
  const { transactionid, auth_status } = transaction
  return {
    eventId: `${transactionid} ${auth_status}`,
    report: reportOf(paymentId, transaction),
    body: transaction,
  }
}

/** Of a refund only that it went through is documented (0699, 0799); that one failed a person finds in the settlement. */
function refundIn(content: unknown): Found<RefundReport> {
  const refund = Refund.safeParse(content).data
  if (!refund) return undefined
  const refundId = ourId(refund.merc_refund_ref_no)
  if (!refundId || !isSentBack(refund)) return 'foreign'
  const { refundid, refund_status, refund_date } = refund
  return {
    eventId: `${refundid} ${refund_status}`,
    report: { news: 'refunded', refundId, reference: refundid, at: new Date(refund_date) },
    body: refund,
  }
}

/** Cancelled before it was settled, or sent back after (docs.billdesk.io/docs/refunds): the investor gets it either way. */
export const isSentBack = ({ refund_status }: Pick<Refund, 'refund_status'>): boolean =>
  refund_status === '0699' || refund_status === '0799'
