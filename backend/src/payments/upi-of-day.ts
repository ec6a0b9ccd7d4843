import { indiaDate } from '@portal/contracts/format'
import { and, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { indiaMoment } from '../calendar/india-time'
import type { Tx } from '../platform/database'
import { captures, payments } from './schema'

/**
 * Paise that came by UPI today for what an investor pays, and those of attempts that may still take it; `payables`
 * selects the ids. Until the transaction ends nobody else counts for this investor: two attempts at once must not both
 * find room.
 */
export async function upiOfDay(tx: Tx, pan: string, payables: SQL, now: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`upi ${pan}`}))`)
  const today = indiaMoment(indiaDate(now), '00:00')
  const mayStillPay = and(isNull(captures.paymentId), inArray(payments.state, ['started', 'pending']))
  const [row] = await tx
    .select({
      paise: sql<number>`coalesce(sum(coalesce(${captures.amount}, ${payments.amount})), 0)::bigint`,
    })
    .from(payments)
    .leftJoin(captures, eq(captures.paymentId, payments.id))
    .where(
      and(
        sql`${payments.payableId} in (${payables})`,
        eq(payments.mode, 'UPI'),
        or(gte(captures.capturedAt, today), mayStillPay),
      ),
    )
  return row?.paise ?? 0
}
