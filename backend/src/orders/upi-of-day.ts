import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { indiaDate } from '@portal/contracts/format'
import { indiaMoment } from '../calendar/india-time'
import { captures, payments } from '../payments/schema'
import type { Tx } from '../platform/database'
import { checkouts } from './schema'

/**
 * Paise that an investor's orders paid by UPI today, and those of attempts that may still take it. Until the
 * transaction ends nobody else counts for this investor: two attempts at once must not both find room.
 */
export async function upiOfDay(tx: Tx, pan: string, now: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`upi ${pan}`}))`)
  const today = indiaMoment(indiaDate(now), '00:00')
  const mayStillPay = and(isNull(captures.paymentId), inArray(payments.state, ['started', 'pending']))
  const [row] = await tx
    .select({
      paise: sql<number>`coalesce(sum(coalesce(${captures.amount}, ${payments.amount})), 0)::bigint`,
    })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.payableId))
    .leftJoin(captures, eq(captures.paymentId, payments.id))
    .where(
      and(
        eq(checkouts.investorPan, pan),
        eq(payments.mode, 'UPI'),
        or(gte(captures.capturedAt, today), mayStillPay),
      ),
    )
  return row?.paise ?? 0
}
