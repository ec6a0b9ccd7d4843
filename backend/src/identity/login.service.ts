import { message } from '@portal/kernel/catalogue'
import type { authApi } from '@portal/kernel/contracts/auth'
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { grantPassword } from './access-grants'
import { beginIn } from './begin-session'
import { nobodysId } from './investors'
import { decide, type Verdict } from './login-failures'
import { isPassword, nobodysHash } from './password-hash'
import { countFailure, demandProofAfter } from './proof-of-work'
import { investorView } from './session-view'
import type { TokenPair } from './sessions'
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
  const { db, audit, clock } = platform
  const who = await whoLogsIn(db, pan, visitor, clock.now())
  await demandProofAfter(platform, visitor, proof, who.failed)
  const stored = who.credential?.passwordHash ?? nobodysHash
  const right = await isPassword(password, stored, networkOf(visitor))
  const { verdict, pair } = await db.transaction((tx) => judge(platform, tx, { pan, right, visitor, who }))
  const { investor, credential, registered } = who
  if (verdict !== 'right' || !investor || !credential) throw refusalOf(verdict)
  if (pair) return { outcome: 'loggedIn', session: { ...pair, investor: investorView(investor, registered) } }
  await audit.record(db, { event: 'identity.login.temporary', subject: investor.id })
  const wanted = { pan, purpose: 'TEMPORARY', registration: null } as const
  const setPasswordToken = await grantPassword(platform, wanted, visitor.deviceId)
  return { outcome: 'temporaryPassword', setPasswordToken }
}

interface Attempted {
  pan: string
  right: boolean
  visitor: Visitor
  who: WhoLogsIn
}

/** Counts the attempt, and begins the session of one that was right; a temporary password begins none. */
async function judge(
  platform: Platform,
  tx: Tx,
  { pan, right, visitor, who: { investor, credential, hasDevices } }: Attempted,
): Promise<{ verdict: Verdict; pair?: TokenPair }> {
  const { deviceId } = visitor
  const attempt = { pan, investorId: investor?.id ?? nobodysId, deviceId }
  const { verdict, isKnown } = await decide(tx, attempt, right, platform.clock.now())
  if (verdict !== 'right') {
    await countFailure(platform, tx, visitor)
    await platform.audit.record(tx, {
      event: 'identity.login.refused',
      ...(investor && { subject: investor.id }),
      detail: { locked: verdict === 'locked' },
    })
    return { verdict }
  }
  if (!investor || !credential || credential.temporary) return { verdict }
  const beginning = { deviceId, way: 'password', isKnown, isNews: !isKnown && hasDevices } as const
  return { verdict, pair: await beginIn(tx, platform, investor, beginning) }
}

const refusalOf = (verdict: Verdict): Refusal =>
  verdict === 'locked'
    ? new Refusal('-104', message('accountLocked'))
    : new Refusal('-101', message('invalidCredentials'))
