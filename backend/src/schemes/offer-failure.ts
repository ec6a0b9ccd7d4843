import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { batchedRowLoader } from '../platform/batched-loader'
import { anyOf } from '../platform/rows'
import { schemes } from './schema'

/** Calls off the offer of a scheme that did not collect enough; it is never allotted. */
export async function callOffOffer(tx: Tx, schemeCode: string, today: string): Promise<boolean> {
  const called = await tx
    .update(schemes)
    .set({ nfoFailedOn: today, purchaseAllowed: false })
    .where(eq(schemes.code, schemeCode))
    .returning({ code: schemes.code })
  return called.length > 0
}

/** The name of a scheme whose offer was called off; undefined for any other. */
export const calledOffOffer = async (tx: Tx, schemeCode: string): Promise<string | undefined> =>
  (await calledOff(tx, schemeCode))?.name

const calledOff = batchedRowLoader<{ code: string; name: string }>(
  (tx, codes) =>
    tx
      .select({ code: schemes.code, name: schemes.name })
      .from(schemes)
      .where(and(sql`${schemes.code} = ${anyOf(codes)}`, isNotNull(schemes.nfoFailedOn))),
  ({ code }) => code,
)
