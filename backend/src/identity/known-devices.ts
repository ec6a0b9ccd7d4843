import { and, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { hashOfDevice } from '../platform/tokens'
import { nobodysId } from './investors'
import { knownDevices, sessionFamilies } from './schema'

/**
 * Remembers a device on which an investor had a session or typed in a code of theirs. What strangers do to a user ID is
 * counted apart from what is done there, so that its owner is never shut out by others.
 */
export async function knowDevice(tx: Tx, investorId: string, deviceId: string): Promise<void> {
  const lastAt = new Date()
  await tx
    .insert(knownDevices)
    .values({ investorId, deviceHash: hashOfDevice(deviceId), failures: 0, lastAt })
    .onConflictDoUpdate({ target: [knownDevices.investorId, knownDevices.deviceHash], set: { lastAt } })
}

/** The row of one device of an investor. */
export const thisDevice = (investorId: string, deviceId: string) =>
  and(eq(knownDevices.investorId, investorId), eq(knownDevices.deviceHash, hashOfDevice(deviceId)))

export async function knowsDevice(tx: Tx, investorId: string, deviceId: string): Promise<boolean> {
  const rows = await tx
    .select({ lastAt: knownDevices.lastAt })
    .from(knownDevices)
    .where(thisDevice(investorId, deviceId))
  return rows.length > 0
}

/** A device that was signed out from elsewhere is one like any other. */
export async function forgetDevice(tx: Tx, investorId: string, deviceHash: string): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.investorId, investorId), eq(knownDevices.deviceHash, deviceHash)))
}

/** Who knew the old password may have left a device among them; the one of a session that goes on stays. */
export async function forgetDevices(tx: Tx, investorId: string, keptFamily = nobodysId): Promise<void> {
  const kept = tx
    .select({ hash: sessionFamilies.deviceHash })
    .from(sessionFamilies)
    .where(eq(sessionFamilies.id, keptFamily))
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.investorId, investorId), notInArray(knownDevices.deviceHash, kept)))
}
