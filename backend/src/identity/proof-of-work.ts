import { createHash, randomUUID } from 'node:crypto'
import { message } from '@portal/contracts/catalogue'
import { limits } from '@portal/contracts/validation'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { hashOfDevice } from '../platform/tokens'
import { take } from './hourly-budget'
import { hourlyUses } from './schema'
import { networkOf, type Visitor } from './visitor'

const hour = 3_600_000
/** A browser finds this many zero bits within about a second; whoever tries a thousand PANs waits for it each time. */
const proofBits = 16
const { ofADevice, ofAnAddress } = limits.failuresBeforeProof

const namesOf = (visitor: Visitor) => ({
  device: `failures of device ${hashOfDevice(visitor.deviceId)}`,
  address: `failures of ${networkOf(visitor)}`,
})

/** Counts a wrong password or code against where it was typed, whatever the PAN. */
export async function countFailure({ clock }: Platform, tx: Tx, visitor: Visitor): Promise<void> {
  const { device, address } = namesOf(visitor)
  await take(tx, clock.now(), [
    { name: device, most: 1000 },
    { name: address, most: 1000 },
  ])
}

/** Work for this device, to be proved within five minutes. `portalIp` is where the browser has the portal from. */
export async function workFor(platform: Platform, { deviceId }: Visitor, portalIp: string) {
  await platform.audit.record(platform.db, { event: 'identity.proof.asked', detail: { portalIp } })
  const token = await platform.tokens.issue('proof', { subject: randomUUID(), grant: randomUUID() }, deviceId)
  return { token, bits: proofBits }
}

/** What failed from a device and from an address within the hour. */
export interface FailuresHere {
  ofDevice: number
  ofAddress: number
}

/** As columns of a statement. */
export function failuresHere(
  visitor: Visitor,
  now: Date,
): { [Name in keyof FailuresHere]: SQL<FailuresHere[Name]> } {
  const { device, address } = namesOf(visitor)
  const since = new Date(now.getTime() - hour).toISOString()
  const uses = (name: string) =>
    sql<number>`(select count(*)::int from ${hourlyUses} where budget = ${name} and at > ${since}::timestamptz)`
  return { ofDevice: uses(device), ofAddress: uses(address) }
}

/** Throws refusal -654 where too much failed from here within the hour and no work was done since. Each proof is good once. */
export async function demandProof(
  platform: Platform,
  visitor: Visitor,
  proof: string | undefined,
): Promise<void> {
  const [failed] = await platform.db
    .select(failuresHere(visitor, platform.clock.now()))
    .from(sql`(select) as call`)
  await demandProofAfter(platform, visitor, proof, failed!)
}

/** The same where another statement counted. */
export async function demandProofAfter(
  platform: Platform,
  visitor: Visitor,
  proof: string | undefined,
  failed: FailuresHere,
): Promise<void> {
  if (failed.ofDevice < ofADevice && failed.ofAddress < ofAnAddress) return
  if (proof && (await isProof(platform, visitor, proof))) return
  throw new Refusal('-654', message('attemptsExceeded'))
}

async function isProof(
  { db, tokens, clock }: Platform,
  { deviceId }: Visitor,
  proof: string,
): Promise<boolean> {
  if (zeroBits(createHash('sha256').update(proof).digest()) < proofBits) return false
  const [token = ''] = proof.split('~')
  const claims = await tokens.verify('proof', token, deviceId).catch(() => undefined)
  if (!claims) return false
  const used = await db.transaction((tx) =>
    take(tx, clock.now(), [{ name: `proof ${claims.grant}`, most: 1 }]),
  )
  return used === undefined
}

export function zeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first]!) - 24
}
