import type { PaymentRow } from './payment.repository'
import { markRequested, openPaymentOf, paymentById, unansweredPayments } from './payment.repository'
import { onePage, sideBySide } from '../platform/side-by-side'
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
  const { db, config } = context.platform
  const silent = unansweredPayments(db, new Date(now.getTime() - silenceMs))
  const places = {
    atOnce: config.outbox.placesOf('payments'),
    whose: ({ payableId }: PaymentRow) => payableId,
    failed: noAnswerFrom(context),
  }
  await sideBySide(onePage(silent), places, (payment) => ask(context, payment, now))
}

/** Asks the provider now about the open attempt to pay a checkout, where there is one. */
export async function askAboutOpenAttempt(context: PaymentContext, payableId: string): Promise<void> {
  const open = await openPaymentOf(context.platform.db, payableId)
  if (open && !isByMandate(open.mode)) await askNow(context, open)
}

/** Asks the provider now about one attempt, whose investor is back from its page. */
export async function askAbout(context: PaymentContext, paymentId: string): Promise<void> {
  const payment = await paymentById(context.platform.db, paymentId)
  if (payment) await askNow(context, payment)
}

async function ask(
  { platform, gateway, payables }: PaymentContext,
  { id }: PaymentRow,
  now: Date,
): Promise<void> {
  const report = await gateway.status(id)
  if (report) await recordReport(platform, payables, report, { kind: 'poll' })
  await markRequested(platform.db, id, now)
}

const askNow = (context: PaymentContext, payment: PaymentRow): Promise<void> =>
  ask(context, payment, context.platform.clock.now()).catch((error: unknown) =>
    noAnswerFrom(context)(payment, error),
  )

const noAnswerFrom =
  ({ platform }: PaymentContext) =>
  ({ id: paymentId }: PaymentRow, err: unknown): void =>
    platform.log.warn({ err, paymentId }, 'the payment gateway could not be asked')
