import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database'
import { mandateRegistrations } from '../../schema'
import { razorpayTokens } from './schema'

export type TokenRow = typeof razorpayTokens.$inferSelect
export type NewLinkRow = Pick<
  TokenRow,
  'registrationId' | 'method' | 'linkId' | 'orderId' | 'customerId' | 'expiresAt' | 'raises'
>

/** Keeps the link of a registration; a new one takes the place of one that nobody approved in time. */
export async function keepLink(tx: Tx, row: NewLinkRow): Promise<void> {
  const { linkId, orderId, customerId, expiresAt } = row
  await tx
    .insert(razorpayTokens)
    .values(row)
    .onConflictDoUpdate({
      target: razorpayTokens.registrationId,
      set: { linkId, orderId, customerId, expiresAt },
      setWhere: isNull(razorpayTokens.tokenId),
    })
}

type Name = 'registrationId' | 'linkId' | 'orderId' | 'tokenId'

/** The registration that one of Razorpay's names, or our own, is of; undefined where it is not ours. */
export async function tokenRowBy(tx: Tx, name: Name, value: string): Promise<TokenRow | undefined> {
  return (await tx.select().from(razorpayTokens).where(eq(razorpayTokens[name], value)))[0]
}

/** Notes which token came of an approval, and what was paid with it. */
export async function noteToken(
  tx: Tx,
  row: TokenRow,
  token: { tokenId: string; customerId: string; chargeId: string | null },
): Promise<TokenRow> {
  await tx.update(razorpayTokens).set(token).where(eq(razorpayTokens.registrationId, row.registrationId))
  return { ...row, ...token }
}

/** Notes that a token was confirmed as the mandate of a name. */
export async function noteRegistered(tx: Tx, row: TokenRow, umrn: string, registeredAt: Date): Promise<void> {
  const open = and(eq(razorpayTokens.registrationId, row.registrationId), isNull(razorpayTokens.registeredAt))
  await tx.update(razorpayTokens).set({ umrn, registeredAt }).where(open)
}

/** The token that a mandate is debited by: the newest, since raising a limit makes another one. */
export async function tokenOfMandate(tx: Tx, umrn: string): Promise<TokenRow | undefined> {
  const [row] = await tx
    .select()
    .from(razorpayTokens)
    .where(and(eq(razorpayTokens.umrn, umrn), isNotNull(razorpayTokens.registeredAt)))
    .orderBy(desc(razorpayTokens.registeredAt))
    .limit(1)
  return row
}

/** Whether a registration has become a mandate in our books; Razorpay may have told of it before. */
export async function isRegisteredHere(tx: Tx, registrationId: string): Promise<boolean> {
  const { id, state } = mandateRegistrations
  const registered = and(eq(id, registrationId), eq(state, 'registered'))
  return (await tx.select({ id }).from(mandateRegistrations).where(registered)).length > 0
}

/** Tokens whose mandate has a newer one that is registered here too. */
export function replacedTokens(tx: Tx): Promise<TokenRow[]> {
  const newer = sql`exists (
    select 1 from ${razorpayTokens} n join ${mandateRegistrations} r on r.id = n.registration_id
    where n.umrn = ${razorpayTokens.umrn} and n.registered_at > ${razorpayTokens.registeredAt} and r.state = 'registered')`
  return tx
    .select()
    .from(razorpayTokens)
    .where(and(isNull(razorpayTokens.endedAt), isNotNull(razorpayTokens.registeredAt), newer))
}

export async function noteEnded(tx: Tx, registrationId: string, endedAt: Date): Promise<void> {
  await tx.update(razorpayTokens).set({ endedAt }).where(eq(razorpayTokens.registrationId, registrationId))
}

/** Payments of Rs 1 that were not sent back yet. */
export function chargesToReturn(tx: Tx): Promise<TokenRow[]> {
  const { chargeId, chargeReturnedAt } = razorpayTokens
  return tx
    .select()
    .from(razorpayTokens)
    .where(and(isNotNull(chargeId), isNull(chargeReturnedAt)))
}

export async function noteReturned(tx: Tx, registrationId: string, chargeReturnedAt: Date): Promise<void> {
  await tx
    .update(razorpayTokens)
    .set({ chargeReturnedAt })
    .where(eq(razorpayTokens.registrationId, registrationId))
}
