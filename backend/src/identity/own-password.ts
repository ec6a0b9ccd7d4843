import { t } from '@portal/contracts/words/macros'
import { eq } from 'drizzle-orm'
import type { CallingInvestor } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { beforeTheLock, clearFailures, decide } from './login-failures'
import { isPassword, nobodysHash } from './password-hash'
import { credentials } from './schema'
import { networkOf, type Visitor } from './visitor'

/**
 * Asks who is logged in for the password once more, and answers its hash. Whoever found an open session must not find the
 * password with it, so guesses lock here as at log-in. Throws refusal -101 for a wrong one, -104 once locked.
 */
export async function confirmPassword(
  { db, clock, audit }: Platform,
  { id, pan }: CallingInvestor,
  password: string,
  visitor: Visitor,
): Promise<string> {
  const [credential] = await db.select().from(credentials).where(eq(credentials.investorId, id))
  const right = await isPassword(password, credential?.passwordHash ?? nobodysHash, networkOf(visitor))
  const { verdict, left } = await db.transaction(async (tx) => {
    const attempt = { pan, investorId: id, deviceId: visitor.deviceId }
    const decided = await decide(tx, attempt, right, clock.now())
    if (decided.verdict === 'right') await clearFailures(tx, pan)
    else await audit.record(tx, { event: 'identity.password.refused', subject: id })
    return decided
  })
  if (verdict === 'right' && credential) return credential.passwordHash
  throw verdict === 'locked'
    ? new Refusal(
        '-104',
        t`Your user ID is locked after too many attempts. Sign out and unlock it with a one-time code.`,
      )
    : wrongPassword(` ${beforeTheLock(left)}`)
}

export const wrongPassword = (rest = '') =>
  new Refusal('-101', t`The current password is not right. Enter it again.${rest}`)
