import { randomUUID } from 'node:crypto'
import type { RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import type { MandateToPay, paymentApi } from '@portal/contracts/payments/payment'
import { debitsOfPayments, presentPaymentDebit } from '../debits/debits'
import type { PaymentContext } from '../payments/payment-context'
import { isByMandate } from '../payments/payment-state'
import { changePayment, insertPayment, openPaymentOf, paymentByKey } from '../payments/payment.repository'
import { arrivesBy } from '../payments/transfer-time'
import type { CallContext, CallingInvestor } from '../platform/call-context'
import { inTransaction, type Tx } from '../platform/database'
import { once } from '../platform/idempotency'
import type { Platform } from '../platform/module'
import { lockCheckout, ordersOf, payUntil, purchasesOf } from '../orders/checkout.repository'
import { notifyInvestor } from '../orders/order-messages'
import { ownOrder } from '../orders/order-reader'
import type { OrderRow } from '../orders/order.repository'
import { checkPayable, refuseLockedFolio } from './pay-order'
import { mandateNamed, mandatesToPay } from './mandates-to-pay'
import { debitOrderedMessage } from './payment-messages'
import { inProcess, takeBackOpenAttempt } from './take-back'

type Request = RequestOf<typeof paymentApi.payByMandate>
type Answer = ResponseOf<typeof paymentApi.payByMandate>

/** The mandates that may pay the checkout of an order. A visit for one task has none: nothing asks for consent again. */
export async function mandatesForOrder(
  platform: Platform,
  { pan, sessionScope }: CallingInvestor,
  order: OrderRow,
): Promise<MandateToPay[]> {
  if (sessionScope) return []
  const orders = purchasesOf(await ordersOf(platform.db, order.checkoutId))
  return mandatesToPay(platform, { pan, orders, amount: costOf(orders) })
}

const costOf = (orders: readonly OrderRow[]): number =>
  orders.reduce((sum, { amount }) => sum + (amount ?? 0), 0)

/**
 * Pays a checkout by one debit on a mandate. The code that placed the order is the investor's word for it, and the
 * mandate the bank's; the bank answers a business day later. Asked again for the same mandate, the debit that is on its
 * way is the answer.
 */
export async function payByMandate(
  paying: PaymentContext,
  body: Request,
  context: CallContext,
): Promise<Answer> {
  const { db } = paying.platform
  const { investor, idempotency } = context
  const { checkoutId } = await ownOrder(db, investor.pan, body.transactionId)
  for (const each of purchasesOf(await ordersOf(db, checkoutId))) await refuseLockedFolio(db, each)
  const isRetry = Boolean(await paymentByKey(db, checkoutId, idempotency.key))
  if (!isRetry && !(await sameOnItsWay(db, checkoutId, body.umrn)))
    await takeBackOpenAttempt(paying, checkoutId)
  return inTransaction(db, (tx) =>
    once(tx, idempotency, () => begin(tx, paying.platform, checkoutId, body, context)),
  )
}

/** The open attempt to pay a checkout by this very mandate. */
async function sameOnItsWay(tx: Tx, checkoutId: string, umrn: string): Promise<Answer | undefined> {
  const open = await openPaymentOf(tx, checkoutId)
  if (!open || !isByMandate(open.mode)) return undefined
  const [debit] = await debitsOfPayments(tx, [open.id])
  return debit?.umrn === umrn ? { paymentId: open.id } : undefined
}

async function begin(
  tx: Tx,
  platform: Platform,
  payableId: string,
  { umrn }: Request,
  { investor: { pan }, idempotency }: CallContext,
): Promise<Answer> {
  const { clock, audit, config } = platform
  const now = clock.now()
  const { checkout, orders } = await lockCheckout(tx, payableId)
  const same = await sameOnItsWay(tx, payableId, umrn)
  if (same) return same
  checkPayable(checkout, orders, now)
  if (await openPaymentOf(tx, payableId)) throw inProcess()
  const { amount, investorId } = checkout
  const purchases = purchasesOf(orders)
  const mandate = await mandateNamed({ clock, config, db: tx }, umrn, { pan, orders: purchases, amount })
  const { paymentMode: mode, bankName, accountLast4, debitOn } = mandate
  const id = randomUUID()
  const attempt = { id, payableId, idempotencyKey: idempotency.key, mode, bankName, accountLast4, amount }
  const started = await insertPayment(tx, { ...attempt, state: 'started', startedAt: now })
  // Nothing is left for the investor to do.
  await changePayment(tx, started, 'pending', { cause: 'mandate', at: now, reason: null })
  await presentPaymentDebit(tx, platform, { paymentId: id, umrn, amount, presentOn: debitOn })
  const longer = arrivesBy(mode, debitOn)
  if (longer && (!checkout.payBefore || longer > checkout.payBefore)) await payUntil(tx, payableId, longer)
  await audit.record(tx, {
    event: 'payment.started',
    subject: investorId,
    detail: { checkoutId: payableId, paymentId: id, mode },
  })
  const [first] = purchases
  if (first) await notifyInvestor(tx, platform, first, debitOrderedMessage(first, { amount, ...mandate }))
  return { paymentId: id }
}
