import type { PaymentRow } from './payment.repository'
import { markRequested, openPaymentOf, paymentById, unansweredPayments } from './payment.repository'
import { recordReport } from './outcome'
import { isByMandate } from './payment-state'
import type { PaymentContext } from './payment-context'

/** After this long without an answer the provider is asked (F15). */
export const silenceMs = 15 * 60_000

/**
 * Takes back the open attempt to pay a checkout, if there is one that the provider knows. The provider decides: what
 * it already captured or still works on stays so.
 * @throws GatewayUnavailable
 */
export async function closeOpenAttempt(context: PaymentContext, payableId: string): Promise<void> {
  const open = await openPaymentOf(context.platform.db, payableId)
  if (!open || isByMandate(open.mode)) return
  const report = await context.gateway.close(open.id)
  await recordReport(context.platform, context.payables, report, { kind: 'closed' })
}

/** Asks the provider about every attempt that had no answer for 15 minutes; run by a job. */
export async function askAboutSilentAttempts(context: PaymentContext, now: Date): Promise<void> {
  const silent = await unansweredPayments(context.platform.db, new Date(now.getTime() - silenceMs))
  for (const payment of silent) await ask(context, payment, now)
}

/** Asks the provider now about the open attempt to pay a checkout, where there is one. */
export async function askAboutOpenAttempt(context: PaymentContext, payableId: string): Promise<void> {
  const open = await openPaymentOf(context.platform.db, payableId)
  if (open && !isByMandate(open.mode)) await ask(context, open, context.platform.clock.now())
}

/** Asks the provider now about one attempt, whose investor is back from its page. */
export async function askAbout(context: PaymentContext, paymentId: string): Promise<void> {
  const payment = await paymentById(context.platform.db, paymentId)
  if (payment) await ask(context, payment, context.platform.clock.now())
}

/** One attempt that the provider cannot tell about must not keep the others from being asked. */
async function ask(
  { platform, gateway, payables }: PaymentContext,
  { id }: PaymentRow,
  now: Date,
): Promise<void> {
  try {
    const report = await gateway.status(id)
    if (report) await recordReport(platform, payables, report, { kind: 'poll' })
    await markRequested(platform.db, id, now)
  } catch (error) {
    platform.log.warn({ err: error, paymentId: id }, 'the payment gateway could not be asked')
  }
}
