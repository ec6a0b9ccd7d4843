import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { CallingInvestor, SessionScope } from '../platform/call-context'
import { rowsOf, type Tx } from '../platform/database'
import { nonceReservation, type SealedCall, unreadable } from '../platform/envelope'
import type { Platform } from '../platform/module'
import { invalidToken, invalidUser } from '../platform/refusal'
import { type Claims, hashOfDevice, lifetimes } from '../platform/tokens'
import { forgetDevices } from './known-devices'
import { investors, knownDevices, refreshTokens, sessionFamilies } from './schema'

export interface TokenPair {
  sessionToken: string
  refreshToken: string
  expiresInSeconds: number
}

/** Seconds in which a rotated refresh token still gives its successor: two tabs, a lost answer. */
const graceSeconds = 10
/** How long a refresh token lives. */
export const refreshMilliseconds = 86_400_000

type Parts = Pick<Platform, 'db' | 'keys' | 'tokens'>

/** How long a session lasts, however busy it is: one for one task, and a whole one. */
const scopeMilliseconds = 3_600_000
const sessionMilliseconds = 12 * 3_600_000

/**
 * Starts a session family in one statement: one log-in on one device, or one task. A session scope does not make its device
 * a known one: nobody gave a password on it.
 */
export async function startSession(
  platform: Parts,
  investorId: string,
  deviceId: string,
  sessionScope?: SessionScope,
): Promise<TokenPair> {
  const familyId = randomUUID()
  const refreshToken = randomBytes(32).toString('base64url')
  const now = new Date().toISOString()
  const device = hashOfDevice(deviceId)
  const known = sql`, device as (
    insert into ${knownDevices} (investor_id, device_hash, failures, last_at)
    values (${investorId}, ${device}, 0, ${now}::timestamptz)
    on conflict (investor_id, device_hash) do update set last_at = excluded.last_at)`
  await platform.db.execute(
    sql`with family as (
        insert into ${sessionFamilies} (id, investor_id, device_hash, started_at, errand, errand_subject)
        values (${familyId}, ${investorId}, ${device}, ${now}::timestamptz, ${sessionScope?.kind ?? null},
          ${sessionScope?.subject ?? null})
        returning id)${sessionScope ? sql`` : known}
      insert into ${refreshTokens} (hash, family_id, expires_at)
      select ${hashOf(refreshToken)}, id, ${expiryOf(Date.now()).toISOString()}::timestamptz from family`,
  )
  return pairOf(platform, investorId, familyId, refreshToken, deviceId)
}

/**
 * Trades a refresh token for its successor, the same one within the grace. Returns undefined when the trade is refused
 * for good; a token traded long ago has been stolen from someone, so that ends the whole family.
 */
export async function rotate(
  platform: Parts,
  refreshToken: string,
  pan: string,
  deviceId: string,
): Promise<TokenPair | undefined> {
  const successor = createHmac('sha256', await platform.keys.refreshSecret())
    .update(refreshToken)
    .digest('base64url')
  const family = await platform.db.transaction((tx) => rotateIn(tx, refreshToken, successor, pan, deviceId))
  return family && pairOf(platform, family.investorId, family.id, successor, deviceId)
}

async function rotateIn(tx: Tx, refreshToken: string, successor: string, pan: string, deviceId: string) {
  const [row] = await tx
    .select({ token: refreshTokens, family: sessionFamilies, pan: investors.pan })
    .from(refreshTokens)
    .innerJoin(sessionFamilies, eq(sessionFamilies.id, refreshTokens.familyId))
    .innerJoin(investors, eq(investors.id, sessionFamilies.investorId))
    .where(eq(refreshTokens.hash, hashOf(refreshToken)))
    .for('update', { of: refreshTokens })
  if (!row || row.family.endedAt || row.pan !== pan || row.family.deviceHash !== hashOfDevice(deviceId))
    return undefined
  const now = new Date()
  const lasts = row.family.sessionScope ? scopeMilliseconds : sessionMilliseconds
  if (now.getTime() - row.family.startedAt.getTime() > lasts) return undefined
  const { rotatedAt, expiresAt } = row.token
  if (!rotatedAt) {
    if (expiresAt < now) return undefined
    await tx.update(refreshTokens).set({ rotatedAt: now }).where(eq(refreshTokens.hash, row.token.hash))
    await storeToken(tx, row.family.id, successor)
    return row.family
  }
  if (now.getTime() - rotatedAt.getTime() <= graceSeconds * 1000) return row.family
  await endFamily(tx, row.family.id, 'reuse')
  return undefined
}

export async function endFamily(tx: Tx, familyId: string, endReason: 'logout' | 'reuse'): Promise<void> {
  await tx
    .update(sessionFamilies)
    .set({ endedAt: new Date(), endReason })
    .where(and(eq(sessionFamilies.id, familyId), isNull(sessionFamilies.endedAt)))
}

/** A new password ends every session that the old one opened, and forgets their devices, but for one family that may be kept. */
export const endSessionsOf = (tx: Tx, investorId: string, keptFamily?: string): Promise<number> =>
  endAll(tx, investorId, 'password', keptFamily)

/** The fund house ends every session of an investor, and has their devices forgotten. Returns how many. */
export const signOutEverywhere = (tx: Tx, investorId: string): Promise<number> =>
  endAll(tx, investorId, 'logout')

async function endAll(
  tx: Tx,
  investorId: string,
  endReason: 'password' | 'logout',
  keptFamily?: string,
): Promise<number> {
  const others = keptFamily ? ne(sessionFamilies.id, keptFamily) : undefined
  const ended = await tx
    .update(sessionFamilies)
    .set({ endedAt: new Date(), endReason })
    .where(and(eq(sessionFamilies.investorId, investorId), isNull(sessionFamilies.endedAt), others))
    .returning({ id: sessionFamilies.id })
  await forgetDevices(tx, investorId, keptFamily)
  return ended.length
}

/**
 * Who holds the session that a token names. A session that a stolen token or a new password ended signs out with
 * T2021 (S8.074); any other that is not there answers 401.
 */
export async function sessionOf(
  db: Tx,
  { subject, grant }: Claims,
  sealed?: SealedCall,
): Promise<CallingInvestor> {
  const [row] = await rowsOf<OpenedCall>(
    db,
    sql`with claimed as (${sealed ? nonceReservation(sealed.nonce) : sql`select 1`})
      select exists (select from claimed) as first, i.id, i.pan, f.id as family, f.end_reason,
        f.errand as "sessionScope", f.errand_subject
      from (select) as call
      left join (${sessionFamilies} as f join ${investors} as i on i.id = f.investor_id)
        on f.id = ${grant} and i.id = ${subject}`,
  )
  if (!row?.first) throw unreadable(sealed?.skewMs ?? 0)
  const { id, pan, family, end_reason: endReason } = row
  if (!id || !pan || !family || endReason === 'logout') throw invalidToken()
  if (endReason) throw invalidUser()
  const sessionScope = row.sessionScope
    ? { kind: row.sessionScope, subject: row.errand_subject ?? '' }
    : undefined
  return { id, pan, family, sessionScope }
}

/** The columns of the session are null where there is none. */
interface OpenedCall extends Record<string, unknown> {
  first: boolean
  id: string | null
  pan: string | null
  family: string | null
  end_reason: string | null
  sessionScope: SessionScope['kind'] | null
  errand_subject: string | null
}

const expiryOf = (issuedAt: number) => new Date(issuedAt + refreshMilliseconds)

async function storeToken(tx: Tx, familyId: string, refreshToken: string): Promise<void> {
  const expiresAt = expiryOf(Date.now())
  await tx.insert(refreshTokens).values({ hash: hashOf(refreshToken), familyId, expiresAt })
}

async function pairOf(
  platform: Parts,
  subject: string,
  familyId: string,
  refreshToken: string,
  deviceId: string,
): Promise<TokenPair> {
  const sessionToken = await platform.tokens.issue('session', { subject, grant: familyId }, deviceId)
  return { sessionToken, refreshToken, expiresInSeconds: lifetimes.session }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
