import { message } from '@portal/kernel/catalogue'
import type { authApi } from '@portal/kernel/contracts/auth'
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import { eq } from 'drizzle-orm'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { grantPassword } from './access-grants'
import { beginSession } from './begin-session'
import { investorByPan, nobodysId } from './investors'
import { decide, type Verdict } from './login-failures'
import { isPassword, nobodysHash } from './password-hash'
import { countFailure, demandProof } from './proof-of-work'
import { credentials } from './schema'
import { networkOf, type Visitor } from './visitor'

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
  const { deviceId } = visitor
  await demandProof(platform, visitor, proof)
  const investor = await investorByPan(db, pan)
  const [credential] = await db
    .select()
    .from(credentials)
    .where(eq(credentials.investorId, investor?.id ?? nobodysId))
  const right = await isPassword(password, credential?.passwordHash ?? nobodysHash, networkOf(visitor))
  const verdict = await db.transaction(async (tx) => {
    const attempt = { pan, investorId: investor?.id ?? nobodysId, deviceId }
    const decided = await decide(tx, attempt, right, clock.now())
    if (decided !== 'right') {
      await countFailure(platform, tx, visitor)
      await audit.record(tx, {
        event: 'identity.login.refused',
        ...(investor && { subject: investor.id }),
        detail: { locked: decided === 'locked' },
      })
    }
    return decided
  })
  if (verdict !== 'right' || !investor || !credential) throw refusalOf(verdict)
  if (credential.temporary) {
    await audit.record(db, { event: 'identity.login.temporary', subject: investor.id })
    const setPasswordToken = await grantPassword(
      platform,
      { pan, purpose: 'TEMPORARY', registration: null },
      deviceId,
    )
    return { outcome: 'temporaryPassword', setPasswordToken }
  }
  return { outcome: 'loggedIn', session: await beginSession(platform, investor, deviceId, 'password') }
}

const refusalOf = (verdict: Verdict): Refusal =>
  verdict === 'locked'
    ? new Refusal('-104', message('accountLocked'))
    : new Refusal('-101', message('invalidCredentials'))
