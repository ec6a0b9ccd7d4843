import type { SchemeDetails } from '@portal/contracts/schemes/product'
import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { riskLevels } from './schema'

/** The risk levels of a scheme, the newest first. */
export async function riskHistory(
  tx: Tx,
  schemeCode: string,
): Promise<NonNullable<SchemeDetails['riskHistory']>> {
  const rows = await tx
    .select()
    .from(riskLevels)
    .where(eq(riskLevels.schemeCode, schemeCode))
    .orderBy(desc(riskLevels.since))
  return rows.map(({ since, risk }) => ({ since, level: risk }))
}
