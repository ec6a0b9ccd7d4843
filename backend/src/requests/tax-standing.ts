import { message } from '@portal/kernel/catalogue'
import { type SQL, sql } from 'drizzle-orm'
import { kycOf, refuseWithoutKyc } from '../kyc/kyc.service'
import { rowsOf, type Tx } from '../platform/database'
import { Refusal } from '../platform/refusal'
import { anyOf } from '../platform/rows'
import { goingOn } from './request-state'
import { serviceRequests } from './schema'

/** Whether a declaration of a PAN waits for the person who verifies it, as a column of a statement. */
export const taxWaitsColumn = (pan: string): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${serviceRequests}
  where ${serviceRequests.pan} = ${pan} and code = 'UF' and state = ${anyOf(goingOn)})`

/**
 * The refusal of a PAN whose FATCA declaration is not complete or not verified yet (S8.015); undefined where it is. Who
 * was never asked for one (null) is asked when the first folio is opened.
 */
export function refusalOfTax(tinComplete: boolean | null, waits: boolean): Refusal | undefined {
  return tinComplete === false || waits ? new Refusal('-8021', message('fatcaPending')) : undefined
}

/** Throws that refusal. What was registered before goes on: debits and instalments of plans do not ask. */
export async function refuseWithoutTax(tx: Tx, pan: string): Promise<void> {
  const { tinComplete } = await kycOf(tx, pan)
  const [row] = await rowsOf<{ waits: boolean }>(tx, sql`select ${taxWaitsColumn(pan)} as waits`)
  const refusal = refusalOfTax(tinComplete, row?.waits ?? false)
  if (refusal) throw refusal
}

/** Throws what keeps an investor from new orders: the KYC, or the tax declaration. */
export async function refuseWithoutKycOrTax(tx: Tx, pan: string): Promise<void> {
  await refuseWithoutKyc(tx, pan)
  await refuseWithoutTax(tx, pan)
}
