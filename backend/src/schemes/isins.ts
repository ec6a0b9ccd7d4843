import { isNotNull } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { schemePlans } from './schema'

/** What depositories and registrars call our scheme plans, by our codes. */
export async function isinsOf(tx: Tx): Promise<Map<string, string>> {
  const { code, isin } = schemePlans
  const rows = await tx.select({ code, isin }).from(schemePlans).where(isNotNull(isin))
  return new Map(rows.flatMap((row) => (row.isin === null ? [] : [[row.code, row.isin] as const])))
}
