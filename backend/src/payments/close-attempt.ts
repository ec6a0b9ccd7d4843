import type { PaymentRow } from './payment.repository'
import { markAsked, openPaymentOf, unansweredPayments } from './payment.repository'
import { recordReport } from './outcome'
import { isByMandate } from './payment-state'
import type { PaymentDesk } from './payment-desk'

/** After this long without an answer the provider is asked (F15). */
export const silenceMs = 15 * 60_000

/**
 * Takes back the open attempt to pay a checkout, if there is one that the provider knows. The provider decides: what
 * it already captured or still works on stays so.
 * @throws GatewayUnavailable
 */
export async function closeOpenAttempt(desk: PaymentDesk, payableId: string): Promise<void> {
  const open = await openPaymentOf(desk.platform.db, payableId)
  if (!open || isByMandate(open.mode)) return
  const report = await desk.gateway.close(open.id)
  await recordReport(desk.platform, desk.payables, report, { kind: 'closed' })
}

/** Asks the provider about every attempt that had no answer for 15 minutes; run by a job. */
export async function askAboutSilentAttempts(desk: PaymentDesk, now: Date): Promise<void> {
  const silent = await unansweredPayments(desk.platform.db, new Date(now.getTime() - silenceMs))
  for (const payment of silent) await ask(desk, payment, now)
}

/** Asks the provider now about the open attempt to pay a checkout, where there is one. */
export async function askAboutOpenAttempt(desk: PaymentDesk, payableId: string): Promise<void> {
  const open = await openPaymentOf(desk.platform.db, payableId)
  if (open && !isByMandate(open.mode)) await ask(desk, open, desk.platform.clock.now())
}

/** One attempt that the provider cannot tell about must not keep the others from being asked. */
async function ask(
  { platform, gateway, payables }: PaymentDesk,
  { id }: PaymentRow,
  now: Date,
): Promise<void> {
  try {
    const report = await gateway.status(id)
    if (report) await recordReport(platform, payables, report, { kind: 'poll' })
    await markAsked(platform.db, id, now)
  } catch (error) {
    platform.log.warn({ err: error, paymentId: id }, 'the payment gateway could not be asked')
  }
}
