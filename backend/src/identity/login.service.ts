import { message } from '@portal/contracts/catalogue'
import type { authApi } from '@portal/contracts/identity/auth'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { eq } from 'drizzle-orm'
import { askAfterwards } from '../kyc-registry/module'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { grantPassword } from './access-grants'
import { beginIn } from './begin-session'
import { nobodysId } from './investors'
import { beforeTheLock, decide, type Verdict } from './login-failures'
import { isPassword, nobodysHash } from './password-hash'
import { countFailure, demandProofAfter } from './proof-of-work'
import { credentials } from './schema'
import { investorView } from './session-view'
import { networkOf, type Visitor } from './visitor'
import { type WhoLogsIn, whoLogsIn } from './who-logs-in'

type LoginAnswer = ResponseOf<(typeof authApi)['login']>

/**
 * Logs in. An unknown PAN, one without a password and a wrong password get the same answer after the same work,
 * and lock alike after five failures: those on a device that the investor had a session on apart from all others.
 */
export async function logIn(
  platform: Platform,
  pan: string,
  password: string,
  visitor: Visitor,
  proof?: string,
): Promise<LoginAnswer> {
  const { db, clock } = platform
  const who = await whoLogsIn(db, pan, visitor, clock.now())
  await demandProofAfter(platform, visitor, proof, who.failed)
  const stored = who.credential?.passwordHash ?? nobodysHash
  const right = await isPassword(password, stored, networkOf(visitor))
  const answer = await db.transaction((tx) => validate(platform, tx, { pan, right, visitor, who }))
  if (answer instanceof Error) throw answer
  return answer
}

interface Attempted {
  pan: string
  right: boolean
  visitor: Visitor
  who: WhoLogsIn
}

/**
 * Counts the attempt, and begins the session of one that was right; a temporary password begins none. Returns refusals
 * instead of throwing them: what they count must be committed.
 */
async function validate(platform: Platform, tx: Tx, attempted: Attempted): Promise<LoginAnswer | Refusal> {
  const { pan, right, visitor, who } = attempted
  const { investor, credential, registered, hasDevices } = who
  const { deviceId } = visitor
  // Whoever typed it knew the password: that it is over is no guess, so it counts for no lock.
  if (right && !(await isStillCurrent(tx, credential))) return refused(platform, tx, investor, 'wrong')
  const attempt = { pan, investorId: investor?.id ?? nobodysId, deviceId }
  const { verdict, isKnown, left } = await decide(tx, attempt, right, platform.clock.now())
  if (verdict !== 'right' || !investor || !credential) {
    await countFailure(platform, tx, visitor)
    return refused(platform, tx, investor, verdict, left)
  }
  if (credential.temporary) {
    await platform.audit.record(tx, { event: 'identity.login.temporary', subject: investor.id })
    const wanted = { pan, purpose: 'TEMPORARY', registration: null } as const
    const setPasswordToken = await grantPassword({ ...platform, db: tx }, wanted, deviceId)
    return { outcome: 'temporaryPassword', setPasswordToken }
  }
  const beginning = { deviceId, way: 'password', isKnown, isNews: !isKnown && hasDevices } as const
  const begun = await beginIn(tx, platform, investor, beginning)
  // As `askFirstTime`, without another statement.
  if (!registered.kyc?.answer) await askAfterwards(tx, platform, investor)
  const view = investorView(begun.investor, registered)
  return { outcome: 'loggedIn', session: { ...begun.pair, investor: view } }
}

/**
 * Whether the password that was checked was not replaced meanwhile. Nor is it before the transaction ends: a new one waits,
 * and ends what begins here. Asked before the failures are locked, which a new password takes after the old one too.
 */
async function isStillCurrent(tx: Tx, checked: WhoLogsIn['credential']): Promise<boolean> {
  if (!checked) return false
  const [current] = await tx
    .select({ passwordHash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.investorId, checked.investorId))
    .for('share')
  return current?.passwordHash === checked.passwordHash
}

async function refused(
  { audit }: Platform,
  tx: Tx,
  investor: WhoLogsIn['investor'],
  verdict: Verdict,
  left?: number,
): Promise<Refusal> {
  await audit.record(tx, {
    event: 'identity.login.refused',
    ...(investor && { subject: investor.id }),
    detail: { locked: verdict === 'locked' },
  })
  return refusalOf(verdict, left)
}

/** How many tries are left is told of every PAN alike; not where nothing was counted. */
function refusalOf(verdict: Verdict, left?: number): Refusal {
  if (verdict === 'locked') return new Refusal('-104', message('accountLocked'))
  const rest = left === undefined ? '' : ` ${beforeTheLock(left)}`
  return new Refusal('-101', `${message('invalidCredentials')}${rest}`)
}
