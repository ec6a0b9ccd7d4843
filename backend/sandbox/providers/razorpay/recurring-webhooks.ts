import type { Tx } from '../../../src/platform/database'
import type { Platform } from '../../../src/platform/module'
import type { BankMandate } from '../mandates/mandate-records'
import { approvalEntity, debitOrder, debitPayment, orderEntity, tokenEntity } from './recurring-ledger'
import { enqueueWebhook } from './webhooks'

type TokenEvent = 'token.confirmed' | 'token.rejected' | 'token.paused' | 'token.resumed' | 'token.cancelled'

/** Tells of a token, in two copies. Like theirs, it names no order and no customer. */
export async function notifyOfToken(
  platform: Platform,
  tx: Tx,
  mandate: BankMandate,
  event: TokenEvent,
): Promise<void> {
  await enqueueWebhook(platform, tx, 'mandates', event, { token: { entity: tokenEntity(mandate) } })
}

/** Tells what became of a registration: of the payment that approves it, and then of its token. */
export async function notifyOfRegistration(platform: Platform, tx: Tx, mandate: BankMandate): Promise<void> {
  const { state } = mandate
  if (state === 'registered') return notifyOfToken(platform, tx, mandate, 'token.confirmed')
  if (state === 'refused') return notifyOfToken(platform, tx, mandate, 'token.rejected')
  const entity = approvalEntity(mandate)
  if (!entity) return
  const event = state === 'approved' ? 'payment.captured' : 'payment.failed'
  await enqueueWebhook(platform, tx, 'mandates', event, { payment: { entity } })
}

/** Tells of a debit that the bank has answered; of money in two events, as Razorpay does. */
export async function notifyOfDebit(platform: Platform, tx: Tx, debitId: string, now: Date): Promise<void> {
  const entity = await debitPayment(platform, debitId, now)
  const order = await debitOrder(platform, debitId)
  if (!entity || !order) return
  const payment = { payment: { entity } }
  if ('error_reason' in entity && entity.error_reason)
    return enqueueWebhook(platform, tx, 'debits', 'payment.failed', payment)
  await enqueueWebhook(platform, tx, 'debits', 'payment.captured', payment)
  const paid = { ...payment, order: { entity: orderEntity('d', debitId, order.amount, true) } }
  await enqueueWebhook(platform, tx, 'debits', 'order.paid', paid)
}
