import { t } from '@portal/contracts/words/macros'
import type { LogIn } from '@portal/contracts/identity/sessions'
import { and, desc, eq, isNull, max } from 'drizzle-orm'
import type { CallingInvestor } from '../platform/call-context'
import type { Tx } from '../platform/database'
import { notFound, Refusal } from '../platform/refusal'
import { hashOfDevice } from '../platform/tokens'
import { forgetDevice } from './known-devices'
import { refreshTokens, sessionFamilies } from './schema'
import { endFamily, refreshMilliseconds } from './sessions'

/** As many as somebody looks through for one that was not theirs. */
const most = 20

/** The last log-ins of an investor, newest first. A session ends by itself when its newest token does. */
export async function logInsOf(tx: Tx, { id, family }: CallingInvestor, deviceId: string): Promise<LogIn[]> {
  const rows = await tx
    .select({ session: sessionFamilies, expiresAt: max(refreshTokens.expiresAt) })
    .from(sessionFamilies)
    .innerJoin(refreshTokens, eq(refreshTokens.familyId, sessionFamilies.id))
    .where(eq(sessionFamilies.investorId, id))
    .groupBy(sessionFamilies.id)
    .orderBy(desc(sessionFamilies.startedAt))
    .limit(most)
  const [now, here] = [new Date(), hashOfDevice(deviceId)]
  return rows.map(({ session, expiresAt }) => {
    const expires = expiresAt ?? session.startedAt
    const isExpired = !session.endedAt && expires < now
    return {
      sessionId: session.id,
      deviceName: session.deviceName,
      startedAt: session.startedAt.toISOString(),
      lastSeenAt: new Date(expires.getTime() - refreshMilliseconds).toISOString(),
      endedAt: (isExpired ? expires : session.endedAt)?.toISOString() ?? null,
      ended: isExpired ? 'expired' : session.endReason,
      current: session.id === family,
      thisDevice: session.deviceHash === here,
    }
  })
}

/**
 * Ends another session of the investor, and forgets its device. Throws a 404 for one that is not theirs or is over, a
 * refusal for the one of the call itself.
 */
export async function endOtherSession(tx: Tx, investor: CallingInvestor, sessionId: string): Promise<void> {
  if (sessionId === investor.family)
    throw new Refusal('-119', t`You are using this session. Sign out from the menu instead.`)
  const [session] = await tx
    .select({ deviceHash: sessionFamilies.deviceHash })
    .from(sessionFamilies)
    .where(
      and(
        eq(sessionFamilies.id, sessionId),
        eq(sessionFamilies.investorId, investor.id),
        isNull(sessionFamilies.endedAt),
      ),
    )
  if (!session) throw notFound()
  await endFamily(tx, sessionId, 'logout')
  await forgetDevice(tx, investor.id, session.deviceHash)
}
