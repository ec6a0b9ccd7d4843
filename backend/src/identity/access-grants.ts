import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { invalidToken } from '../platform/refusal'
import { accessGrants } from './schema'

export type Grant = typeof accessGrants.$inferSelect

/**
 * Allows the holder of the returned access token to set one password, once, within ten minutes; one of purpose KYC only to
 * do the KYC of its PAN.
 */
export async function grantPassword(
  { db, tokens }: Pick<Platform, 'db' | 'tokens'>,
  wanted: Pick<Grant, 'pan' | 'purpose' | 'registration'>,
  deviceId: string,
): Promise<string> {
  const id = randomUUID()
  await db.insert(accessGrants).values({ id, ...wanted })
  return tokens.issue('set-password', { subject: id, grant: id }, deviceId)
}

/** A grant that may set a password. Throws a 401 for one that is for a KYC only. */
export async function openGrant(db: Tx, id: string): Promise<Grant> {
  const grant = await anyGrant(db, id)
  if (grant.purpose === 'KYC') throw invalidToken()
  return grant
}

/** Any grant: whoever may set a password may do the KYC too. */
export async function anyGrant(db: Tx, id: string): Promise<Grant> {
  const [grant] = await db
    .select()
    .from(accessGrants)
    .where(and(eq(accessGrants.id, id), isNull(accessGrants.usedAt)))
  if (!grant) throw invalidToken()
  return grant
}

/** Throws a 401 when another call used the grant first. */
export async function useGrant(tx: Tx, id: string): Promise<void> {
  const used = await tx
    .update(accessGrants)
    .set({ usedAt: new Date() })
    .where(and(eq(accessGrants.id, id), isNull(accessGrants.usedAt)))
    .returning({ id: accessGrants.id })
  if (!used.length) throw invalidToken()
}

/**
 * Ends what could still replace the password of the PAN, in the transaction that sets a new one or moves where codes go.
 * Grants of a registration stay: they replace none, and whoever has one reads why.
 */
export async function endPasswordGrants(
  tx: Tx,
  pan: string,
  purposes: readonly Grant['purpose'][] = ['FORGOT_PASSWORD', 'TEMPORARY'],
): Promise<void> {
  await tx
    .update(accessGrants)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(accessGrants.pan, pan),
        inArray(accessGrants.purpose, [...purposes]),
        isNull(accessGrants.usedAt),
      ),
    )
}
