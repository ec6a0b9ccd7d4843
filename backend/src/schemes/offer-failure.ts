import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { gathered } from '../platform/gather'
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
export const calledOffOffer = gathered(async (tx, asked: readonly [schemeCode: string][]) => {
  const codes = asked.map(([code]) => code)
  const failed = await tx
    .select({ code: schemes.code, name: schemes.name })
    .from(schemes)
    .where(and(sql`${schemes.code} = ${anyOf([...new Set(codes)])}`, isNotNull(schemes.nfoFailedOn)))
  const names = new Map(failed.map(({ code, name }) => [code, name]))
  return codes.map((code) => names.get(code))
})
