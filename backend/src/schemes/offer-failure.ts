import { eq } from 'drizzle-orm'
import type { Tx } from '../platform/database'
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
export async function calledOffOffer(tx: Tx, schemeCode: string): Promise<string | undefined> {
  const [scheme] = await tx
    .select({ name: schemes.name, failedOn: schemes.nfoFailedOn })
    .from(schemes)
    .where(eq(schemes.code, schemeCode))
  return scheme?.failedOn ? scheme.name : undefined
}
