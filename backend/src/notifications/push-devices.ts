import { createHash } from 'node:crypto'
import type { DeviceToken, PushTopic } from '@portal/contracts/notifications/notification'
import { limits } from '@portal/contracts/validation'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { batchedLoader } from '../platform/batched-loader'
import { groupBy } from '../platform/group-by'
import type { Platform } from '../platform/module'
import { badRequest, notFound } from '../platform/refusal'
import { anyOf } from '../platform/rows'
import { subscriptionOf } from './push-subscription'
import { pushDevices } from './schema'

/** An investor uses few browsers; the oldest goes when one more comes. */
const mostDevices = limits.kept.pushDevices

/** Keeps a browser for push messages of all topics; one that is known keeps its topics. */
export async function registerDevice(platform: Platform, device: DeviceToken): Promise<void> {
  const { userId: pan, deviceToken, browser, browserVersion, os, osVersion } = device
  if (!subscriptionOf(deviceToken)) throw badRequest('This is no push subscription of a browser.')
  const about = { deviceToken, browser, browserVersion, os, osVersion }
  await platform.db.transaction(async (tx) => {
    await tx
      .insert(pushDevices)
      .values({
        pan,
        tokenHash: hashOf(deviceToken),
        ...about,
        topics: ['SERVICE', 'MARKETING'],
        registeredAt: platform.clock.now(),
      })
      .onConflictDoUpdate({ target: [pushDevices.pan, pushDevices.tokenHash], set: about })
    await forgetOldest(tx, pan)
  })
}

async function forgetOldest(tx: Tx, pan: string): Promise<void> {
  const devices = await devicesOf(tx, pan)
  const surplus = devices.slice(0, Math.max(0, devices.length - mostDevices))
  if (!surplus.length) return
  const hashes = surplus.map(({ tokenHash }) => tokenHash)
  await tx.delete(pushDevices).where(and(eq(pushDevices.pan, pan), inArray(pushDevices.tokenHash, hashes)))
}

/** Sets the topics of a registered browser; without any it is forgotten. Throws a 404 for an unknown one. */
export async function setTopics(
  tx: Tx,
  pan: string,
  deviceToken: string,
  topics: readonly PushTopic[],
): Promise<void> {
  const own = and(eq(pushDevices.pan, pan), eq(pushDevices.tokenHash, hashOf(deviceToken)))
  const changed = topics.length
    ? await tx
        .update(pushDevices)
        .set({ topics: [...new Set(topics)] })
        .where(own)
        .returning({ pan: pushDevices.pan })
    : await tx.delete(pushDevices).where(own).returning({ pan: pushDevices.pan })
  if (!changed.length) throw notFound()
}

/** The browsers of an investor, the one registered first going first. */
export const devicesOf = batchedLoader(async (tx, requested: readonly [pan: string][]) => {
  const pans = requested.map(([pan]) => pan)
  const devices = await tx
    .select()
    .from(pushDevices)
    .where(sql`${pushDevices.pan} = ${anyOf(pans)}`)
    .orderBy(asc(pushDevices.registeredAt), pushDevices.tokenHash)
  const byPan = groupBy(devices, ({ pan }) => pan)
  return pans.map((pan) => byPan.get(pan) ?? [])
})

const hashOf = (deviceToken: string) => createHash('sha256').update(deviceToken).digest('base64url')
