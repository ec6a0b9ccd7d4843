import { nextBusinessDay } from '../calendar/business-day'
import { indiaMoment } from '../calendar/india-time'
import { recordDebitNews } from '../payments/outcome'
import { paymentById } from '../payments/payment.repository'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { lockCheckout, payUntil, purchasesOf, takesMoney } from '../orders/checkout.repository'
import { notifyInvestor } from '../orders/order-messages'
import { debitRefusedMessage } from './payment-messages'
import { orderPayables } from './payables'
import type { FailureReason } from '../payments/failure-reasons'

/**
 * The bank refused the debit that was to pay a checkout. Nobody sits before the page when its answer comes, so what
 * still waits for money gets until the evening of the next business day to be paid another way, and the investor hears
 * of it. No instalment failed: the first one of a SIP is paid like every purchase.
 */
export async function failAttempt(
  tx: Tx,
  platform: Platform,
  paymentId: string,
  reason: FailureReason,
): Promise<void> {
  const { clock } = platform
  const report = { news: 'failed', paymentId, reason, at: clock.now() } as const
  if ((await recordDebitNews(tx, platform, orderPayables(platform), report)) !== 'applied') return
  const attempt = await paymentById(tx, paymentId)
  if (!attempt) return
  const { checkout, orders } = await lockCheckout(tx, attempt.payableId)
  const [first] = purchasesOf(orders)
  if (!first || takesMoney(orders) !== 'money') return
  const payBefore = indiaMoment(nextBusinessDay(clock.today()), '18:00')
  if (!checkout.payBefore || checkout.payBefore < payBefore) await payUntil(tx, checkout.id, payBefore)
  await notifyInvestor(tx, platform, first, debitRefusedMessage(first, checkout.amount, reason, payBefore))
}
