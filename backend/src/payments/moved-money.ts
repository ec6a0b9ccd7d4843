import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import { GatewayMode } from '@portal/contracts/payments/payment-attempt'
import type { Tx } from '../platform/database'
import { anyOf } from '../platform/rows'
import { captures, payments, refunds } from './schema'

interface Period {
  from: Date
  to: Date
}

/**
 * Money that reached us through the provider between two moments, and what some names in small letters are of: our id
 * of the credit or of the attempt, or the bank's reference.
 */
export async function capturesAtProvider(tx: Tx, { from, to }: Period, names: readonly string[]) {
  const { id, paymentId, bankReference, capturedAt } = captures
  const rows = await tx
    .select({ capture: captures })
    .from(captures)
    .innerJoin(payments, eq(payments.id, paymentId))
    .where(
      and(
        inArray(payments.mode, GatewayMode.options),
        or(
          and(gte(capturedAt, from), lt(capturedAt, to)),
          sql`${id}::text = ${anyOf(names)}`,
          sql`${paymentId}::text = ${anyOf(names)}`,
          sql`lower(${bankReference}) = ${anyOf(names)}`,
        ),
      ),
    )
    .orderBy(asc(id))
  return rows.map(({ capture }) => capture)
}

/** The same of money that goes back through the provider, by when it was sent or fell due. */
export async function refundsAtProvider(tx: Tx, { from, to }: Period, names: readonly string[]) {
  const { id, paymentId, reference, doneAt, dueAt } = refunds
  const at = sql`coalesce(${doneAt}, ${dueAt})`
  const rows = await tx
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, paymentId))
    .where(
      and(
        inArray(payments.mode, GatewayMode.options),
        or(
          sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz`,
          sql`${id}::text = ${anyOf(names)}`,
          sql`lower(${reference}) = ${anyOf(names)}`,
        ),
      ),
    )
    .orderBy(asc(id))
  return rows.map(({ refund }) => refund)
}
