import type { authApi } from '@portal/kernel/contracts/auth'
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import { eq } from 'drizzle-orm'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { grantPassword } from './access-grants'
import { investorByPan } from './investors'
import { clearFailures, countFailure, isLocked } from './login-failures'
import { isPassword, nobodysHash } from './password-hash'
import { credentials } from './schema'
import { viewOfSession } from './session-view'
import { startSession } from './sessions'

type LoginAnswer = ResponseOf<(typeof authApi)['login']>

/**
 * Logs in. An unknown PAN, one without a password and a wrong password get the same answer after the same work,
 * and lock alike after five failures.
 */
export async function logIn(
  platform: Platform,
  pan: string,
  password: string,
  deviceId: string,
): Promise<LoginAnswer> {
  const { db, audit } = platform
  const investor = await investorByPan(db, pan)
  const [credential] = await db
    .select()
    .from(credentials)
    .where(eq(credentials.investorId, investor?.id ?? nobodysId))
  const locked = await isLocked(db, pan)
  const right = await isPassword(password, credential?.passwordHash ?? nobodysHash)
  if (locked || !right || !investor || !credential)
    throw await refuseLogin(platform, pan, investor?.id, locked)
  await clearFailures(db, pan)
  if (credential.temporary) {
    await audit.record(db, { event: 'identity.login.temporary', subject: investor.id })
    const setPasswordToken = await grantPassword(
      platform,
      { pan, purpose: 'TEMPORARY', registration: null },
      deviceId,
    )
    return { outcome: 'temporaryPassword', setPasswordToken }
  }
  await audit.record(db, { event: 'identity.login', subject: investor.id })
  const pair = await startSession(platform, investor.id, deviceId)
  return { outcome: 'loggedIn', session: await viewOfSession(db, investor, pair) }
}

/** An id that no investor has, so that an unknown PAN costs the same query. */
const nobodysId = '00000000-0000-0000-0000-000000000000'

async function refuseLogin(
  platform: Platform,
  pan: string,
  subject: string | undefined,
  locked: boolean,
): Promise<Refusal> {
  const nowLocked = await platform.db.transaction(async (tx) => {
    const justLocked = locked || (await countFailure(tx, pan, platform.clock.now()))
    await platform.audit.record(tx, {
      event: 'identity.login.refused',
      ...(subject && { subject }),
      detail: { locked: justLocked },
    })
    return justLocked
  })
  return nowLocked
    ? new Refusal(
        '-104',
        'Your user ID is locked after too many attempts. Unlock it with a one-time code to log in.',
      )
    : new Refusal(
        '-101',
        'The PAN or the password is not right. Try again, reset your password, or register if you are new.',
      )
}
