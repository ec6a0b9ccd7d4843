import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { GatewayMode } from '@portal/contracts/payments/payment-attempt'
import type { Tx } from '../platform/database'
import { isRowId } from '../platform/row-id'
import { idsBetween, type Period } from '../platform/row-pages'
import { anyOf } from '../platform/rows'
import { captures, payments, refunds } from './schema'

export type CaptureRow = typeof captures.$inferSelect
export type RefundRow = typeof refunds.$inferSelect

const byProvider = inArray(payments.mode, GatewayMode.options)
const named = (column: AnyPgColumn, ids: readonly string[]): SQL => sql`${column} = ${anyOf(ids, 'uuid')}`

/** Money that reached us through the provider between two moments. */
export async function* capturesBetween(tx: Tx, period: Period): AsyncGenerator<CaptureRow[]> {
  for await (const ids of idsBetween(tx, captures, captures.capturedAt, period))
    yield capturesWhere(tx, named(captures.id, ids))
}

/** The same of what some names in small letters are of: our id of the credit or of the attempt, or the bank's reference. */
export function capturesNamed(tx: Tx, names: readonly string[]): Promise<CaptureRow[]> {
  const ids = names.filter(isRowId)
  const { id, paymentId, bankReference } = captures
  const byReference = sql`lower(${bankReference}) = ${anyOf(names)}`
  return capturesWhere(tx, or(named(id, ids), named(paymentId, ids), byReference))
}

async function capturesWhere(tx: Tx, condition: SQL | undefined): Promise<CaptureRow[]> {
  const rows = await tx
    .select({ capture: captures })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(and(byProvider, condition))
    .orderBy(asc(captures.id))
  return rows.map(({ capture }) => capture)
}

/** Money that goes back through the provider, by when it was sent or fell due. */
export async function* refundsBetween(tx: Tx, period: Period): AsyncGenerator<RefundRow[]> {
  const at = sql`coalesce(done_at, due_at)`
  for await (const ids of idsBetween(tx, refunds, at, period)) yield refundsWhere(tx, named(refunds.id, ids))
}

/** The same of what some names in small letters are of: our id, or the provider's reference. */
export function refundsNamed(tx: Tx, names: readonly string[]): Promise<RefundRow[]> {
  const { id, reference } = refunds
  return refundsWhere(tx, or(named(id, names.filter(isRowId)), sql`lower(${reference}) = ${anyOf(names)}`))
}

async function refundsWhere(tx: Tx, condition: SQL | undefined): Promise<RefundRow[]> {
  const rows = await tx
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(byProvider, condition))
    .orderBy(asc(refunds.id))
  return rows.map(({ refund }) => refund)
}
