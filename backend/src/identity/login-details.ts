import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { and, count, desc, eq, isNull, ne } from 'drizzle-orm'
import type { CallingInvestor } from '../platform/call-context'
import type { Tx } from '../platform/database'
import { hashOfDevice } from '../platform/tokens'
import { passkeys, sessionFamilies } from './schema'

/** Keeps what the device is called with its session, and tells of the log-in before (S7.023). */
export async function saveLoginDetails(
  tx: Tx,
  { id, family }: CallingInvestor,
  device: { id: string; name: string },
): Promise<ResponseOf<(typeof authMethodsApi)['saveLoginDetails']>> {
  await tx.update(sessionFamilies).set({ deviceName: device.name }).where(eq(sessionFamilies.id, family))
  const [last] = await tx
    .select({ at: sessionFamilies.startedAt, deviceHash: sessionFamilies.deviceHash })
    .from(sessionFamilies)
    .where(
      and(
        eq(sessionFamilies.investorId, id),
        ne(sessionFamilies.id, family),
        isNull(sessionFamilies.sessionScope),
      ),
    )
    .orderBy(desc(sessionFamilies.startedAt))
    .limit(1)
  const [kept] = await tx.select({ count: count() }).from(passkeys).where(eq(passkeys.investorId, id))
  return {
    lastLogInAt: last?.at.toISOString() ?? null,
    lastLogInHere: last?.deviceHash === hashOfDevice(device.id),
    passkeys: kept?.count ?? 0,
  }
}
