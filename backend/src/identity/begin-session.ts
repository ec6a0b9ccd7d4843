import { formatDate, formatTime, indiaDate } from '@portal/kernel/format'
import type { Session } from '@portal/kernel/contracts/auth'
import { eq } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { InvestorRecord } from './investors'
import { knowsDevice } from './known-devices'
import { knownDevices } from './schema'
import { viewOfSession } from './session-view'
import { startSession } from './sessions'

/** How somebody proved to be the investor. */
type Way = 'password' | 'code' | 'passkey'

/** Begins a session of the whole portal. An e-mail tells of a device that the investor never used before. */
export async function beginSession(
  platform: Platform,
  investor: InvestorRecord,
  deviceId: string,
  way: Way,
): Promise<Session> {
  const { db, audit } = platform
  await db.transaction(async (tx) => {
    const isKnown = await knowsDevice(tx, investor.id, deviceId)
    await audit.record(tx, {
      event: 'identity.login',
      subject: investor.id,
      detail: { way, newDevice: !isKnown },
    })
    if (!isKnown && (await hasDevices(tx, investor.id))) await tellOfNewDevice(platform, tx, investor, way)
  })
  const pair = await startSession(platform, investor.id, deviceId)
  return viewOfSession(db, investor, pair)
}

/** The first device of all is no news. */
async function hasDevices(tx: Tx, investorId: string): Promise<boolean> {
  const rows = await tx
    .select({ at: knownDevices.lastAt })
    .from(knownDevices)
    .where(eq(knownDevices.investorId, investorId))
    .limit(1)
  return rows.length > 0
}

const wayInWords: Record<Way, string> = {
  password: 'your password',
  code: 'a one-time code',
  passkey: 'a passkey',
}

async function tellOfNewDevice(
  { messages, clock }: Platform,
  tx: Tx,
  { email, pan, name }: InvestorRecord,
  way: Way,
): Promise<void> {
  const at = clock.now().toISOString()
  await messages.send(tx, {
    channel: 'email',
    to: email,
    pan,
    subject: 'New log-in to your account',
    body: `Dear ${name}, somebody logged in to your Neem Mutual Fund account with ${wayInWords[way]} on a device that we had not seen before, on ${formatDate(indiaDate(at))} at ${formatTime(at)}. If this was not you, change your password and sign that device out under My Profile, Security.`,
  })
}
