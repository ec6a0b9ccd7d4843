import { and, eq } from 'drizzle-orm'
import { addDays, indiaDate } from '@portal/contracts/format'
import { raiseTask } from '../operations/ops-tasks'
import { inTransaction } from '../platform/database'
import type { SettledItem } from './gateway'
import { recordReport } from './outcome'
import type { PaymentContext } from './payment-context'
import { captureNamed } from './payment.repository'
import { refunds } from './schema'

/** A day's settlement may be completed later: each is compared on three mornings, which changes nothing a second time. */
const daysBack = [3, 2, 1]

/** Compares what the provider settled on the last days with what is booked; run by a job. @throws GatewayUnavailable */
export async function checkSettlements(context: PaymentContext, now: Date): Promise<void> {
  for (const back of daysBack) await checkSettlement(context, addDays(indiaDate(now), -back))
}

/**
 * Compares one day in India. Money that nobody told us of is booked now, which sends it back where no order takes it;
 * everything else that does not match is for a person, once.
 */
export async function checkSettlement(context: PaymentContext, day: string): Promise<void> {
  for (const item of await context.gateway.settlement(day)) {
    const difference = await differenceOf(context, item)
    if (difference) await raise(context, day, item, difference)
  }
}

async function differenceOf(context: PaymentContext, item: SettledItem): Promise<string | undefined> {
  if (item.kind === 'adjustment') return 'The payment provider adjusted a settlement.'
  return item.kind === 'capture' ? ofCapture(context, item) : ofRefund(context, item)
}

async function ofCapture(
  { platform, payables }: PaymentContext,
  { paymentId, reference: bankReference, amount, at }: SettledItem,
): Promise<string | undefined> {
  const booked = await captureNamed(platform.db, bankReference)
  if (booked)
    return booked.amount === amount && booked.paymentId === paymentId
      ? undefined
      : 'The payment provider settled another amount, or for another payment, than is booked.'
  const report = paymentId && ({ news: 'captured', paymentId, amount, bankReference, at } as const)
  const effect = report ? await recordReport(platform, payables, report, { kind: 'poll' }) : 'unknown'
  if (effect === 'unknown') return 'The payment provider settled money for a payment that is not known here.'
  platform.log.warn({ paymentId, bankReference, effect }, 'a settlement told of money that no callback had')
  return undefined
}

async function ofRefund(
  { platform: { db } }: PaymentContext,
  { reference, amount }: SettledItem,
): Promise<string | undefined> {
  const same = and(eq(refunds.reference, reference), eq(refunds.amount, amount))
  const [known] = await db.select({ id: refunds.id }).from(refunds).where(same)
  return known ? undefined : 'The payment provider settled a refund that is not booked so.'
}

function raise({ platform }: PaymentContext, day: string, item: SettledItem, text: string): Promise<void> {
  const { kind, reference, paymentId, amount, utr } = item
  const detail = { day, kind, reference, paymentId, amount, utr }
  return inTransaction(platform.db, (tx) =>
    raiseTask(tx, platform, { kind: 'settlement-difference', subject: `${kind} ${reference}`, text, detail }),
  )
}
