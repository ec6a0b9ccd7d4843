import { msg, t } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'
import { formatDate, formatTime, indiaDate } from '@portal/contracts/format'
import type { Session } from '@portal/contracts/identity/auth'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { askFirstTime } from '../kyc-registry/module'
import { rowsOf, type Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { InvestorRecord } from './investors'
import { inLanguageOf, keepLanguageOfCall } from './language'
import { knowsDevice } from './known-devices'
import { knownDevices } from './schema'
import { viewOfSession } from './session-view'
import { startSession, type TokenPair } from './sessions'

/** How somebody proved to be the investor. */
type Way = 'password' | 'code' | 'passkey'

/** Begins a session of the whole portal. An e-mail tells of a device that the investor never used before. */
export async function beginSession(
  platform: Platform,
  investor: InvestorRecord,
  deviceId: string,
  way: Way,
): Promise<Session> {
  const begun = await platform.db.transaction(async (tx) => {
    const isKnown = await knowsDevice(tx, investor.id, deviceId)
    const isNews = !isKnown && (await hasDevices(tx, investor.id))
    await askFirstTime(tx, platform, investor)
    return beginIn(tx, platform, investor, { deviceId, way, isKnown, isNews })
  })
  return viewOfSession(platform.db, begun.investor, begun.pair)
}

export interface Beginning {
  deviceId: string
  way: Way
  /** Whether the investor used the device before. */
  isKnown: boolean
  /** Whether an e-mail is to tell of it: the first device of all is no news. */
  isNews: boolean
}

/** The same in the transaction of what allowed it. Also returns the investor, whose language is that of the call from now on. */
export async function beginIn(
  tx: Tx,
  platform: Platform,
  investor: InvestorRecord,
  { deviceId, way, isKnown, isNews }: Beginning,
): Promise<{ pair: TokenPair; investor: InvestorRecord }> {
  await platform.audit.record(tx, {
    event: 'identity.login',
    subject: investor.id,
    detail: { way, newDevice: !isKnown },
  })
  const speaking = await keepLanguageOfCall(tx, investor)
  if (isNews) await inLanguageOf(tx, investor.pan, () => notifyOfNewDevice(platform, tx, investor, way))
  const pair = await startSession({ ...platform, db: tx }, investor.id, deviceId)
  return { pair, investor: speaking }
}

/** Whether an investor used any device before; as a column of a statement. */
export const hasDevicesColumn = (investorId: string | SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${knownDevices} where investor_id = ${investorId})`

async function hasDevices(tx: Tx, investorId: string): Promise<boolean> {
  const [row] = await rowsOf<{ has: boolean }>(tx, sql`select ${hasDevicesColumn(investorId)} as has`)
  return row?.has ?? false
}

const wayInWords = saidTable<Way>({
  password: msg`your password`,
  code: msg`a one-time code`,
  passkey: msg`a passkey`,
})

async function notifyOfNewDevice(
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
    subject: t`New log-in to your account`,
    body: t`Dear ${name}, somebody logged in to your Neem Mutual Fund account with ${{ way: wayInWords[way] }} on a device that we had not seen before, on ${{ date: formatDate(indiaDate(at)) }} at ${{ time: formatTime(at) }}. If this was not you, change your password and sign that device out under My Profile, Security.`,
  })
}
