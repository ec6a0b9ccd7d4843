import { t } from '@portal/contracts/words/macros'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { thisDevice } from './known-devices'
import { triesLeft } from './otp-code'
import { investors, knownDevices, loginFailures } from './schema'

export const mostFailures = 5

export type Verdict = 'right' | 'wrong' | 'locked'

/** Whose password was typed, and where. */
export interface Attempt {
  pan: string
  /** `nobodysId` for a PAN that nobody has. */
  investorId: string
  deviceId: string
}

/** Whether the user ID is locked, for strangers or on a device of the investor. */
export async function isLocked(tx: Tx, pan: string): Promise<boolean> {
  const forUnknownDevices = await tx
    .select({ failures: loginFailures.failures })
    .from(loginFailures)
    .where(and(eq(loginFailures.pan, pan), gte(loginFailures.failures, mostFailures)))
  const onDevices = await tx
    .select({ failures: knownDevices.failures })
    .from(knownDevices)
    .where(and(devicesOf(tx, pan), gte(knownDevices.failures, mostFailures)))
  return forUnknownDevices.length + onDevices.length > 0
}

/**
 * Decides on a log-in whose password is right or wrong: locked where five failures came before, or this is the fifth.
 * A device of the investor counts by itself, all others together; `left` is how many wrong ones come before the lock. The count stays locked until the transaction ends, so
 * that of many at once each sees the failures before it.
 */
export async function decide(
  tx: Tx,
  attempt: Attempt,
  right: boolean,
  now: Date,
): Promise<{ verdict: Verdict; isKnown: boolean; left: number }> {
  const { pan, investorId, deviceId } = attempt
  const device = thisDevice(investorId, deviceId)
  const [known] = await tx
    .select({ failures: knownDevices.failures })
    .from(knownDevices)
    .where(device)
    .for('update')
  const before = known ? known.failures : await lockUnknownDevicesCount(tx, pan, now)
  const failures = right ? 0 : before + 1
  const left = Math.max(0, mostFailures - failures)
  const decided = (verdict: Verdict) => ({ verdict, isKnown: known !== undefined, left })
  if (before >= mostFailures) return decided('locked')
  // Most log-ins are right at the first try, and have nothing to write.
  if (failures === before) return decided('right')
  if (known) await tx.update(knownDevices).set({ failures }).where(device)
  else await tx.update(loginFailures).set({ failures, lastAt: now }).where(eq(loginFailures.pan, pan))
  if (right) return decided('right')
  return decided(failures >= mostFailures ? 'locked' : 'wrong')
}

/** The failures of strangers so far; the row is made where there is none, because only a row can be locked. */
async function lockUnknownDevicesCount(tx: Tx, pan: string, now: Date): Promise<number> {
  const [row] = await tx
    .insert(loginFailures)
    .values({ pan, failures: 0, lastAt: now })
    .onConflictDoUpdate({
      target: loginFailures.pan,
      set: { failures: sql`${loginFailures.failures}` },
    })
    .returning({ failures: loginFailures.failures })
  return row?.failures ?? 0
}

/** Wrong passwords since the last right one, on all devices together. */
export async function failuresOf(tx: Tx, pan: string): Promise<number> {
  const unknownDevices = await tx
    .select({ failures: loginFailures.failures })
    .from(loginFailures)
    .where(eq(loginFailures.pan, pan))
  const devices = await tx
    .select({ failures: knownDevices.failures })
    .from(knownDevices)
    .where(devicesOf(tx, pan))
  return [...unknownDevices, ...devices].reduce((sum, { failures }) => sum + failures, 0)
}

/** Everywhere: who proved the contact or set a new password starts anew. */
export async function clearFailures(tx: Tx, pan: string): Promise<void> {
  await tx.delete(loginFailures).where(eq(loginFailures.pan, pan))
  await tx.update(knownDevices).set({ failures: 0 }).where(devicesOf(tx, pan))
}

const devicesOf = (tx: Tx, pan: string) =>
  inArray(
    knownDevices.investorId,
    tx.select({ id: investors.id }).from(investors).where(eq(investors.pan, pan)),
  )

/** Locks a user ID at once; the sandbox has one such investor. */
export async function lock(tx: Tx, pan: string, now: Date): Promise<void> {
  await tx.insert(loginFailures).values({ pan, failures: mostFailures, lastAt: now })
}

/** The same for a PAN that nobody has, which locks alike. */
export const beforeTheLock = (left: number): string =>
  t`${{ left: triesLeft(left) }} before the user ID is locked.`
