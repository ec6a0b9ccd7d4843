import { message } from '@portal/contracts/catalogue'
import type { RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import type { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { eq } from 'drizzle-orm'
import { kycRefusal } from '../kyc-registry/kyc.service'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { askOnceConfirmed } from './ask-once-confirmed'
import { grantPassword } from './access-grants'
import { beginSession } from './begin-session'
import { investorByPan } from './investors'
import { isLocked } from './login-failures'
import type { Challenge } from './otp-challenge'
import { checkCode } from './otp-check'
import { enterQuickInvest } from './quick-invest'
import { credentials } from './schema'
import type { Visitor } from './visitor'

type Entered = ResponseOf<(typeof authMethodsApi)['verifyLoginOtp']>

/** Checks the code of a log-in or of quick invest, and begins the session that it is for. */
export async function enterByCode(
  platform: Platform,
  { uniqueID, referenceNumber, otp, card }: RequestOf<(typeof authMethodsApi)['verifyLoginOtp']>,
  visitor: Visitor,
): Promise<Entered> {
  const challenge = await checkCode(platform, {
    reference: referenceNumber,
    code: otp,
    by: { visitor, uniqueId: uniqueID, activities: ['LOGIN', 'QUICK_INVEST'] },
  })
  if (challenge.activity !== 'QUICK_INVEST') return logInByCode(platform, challenge, visitor)
  await askOnceConfirmed(platform, challenge, { card, visitor })
  const { pan } = challenge
  const refusal = await kycRefusal(platform.db, pan)
  if (!refusal)
    return { outcome: 'quickInvest', session: await enterQuickInvest(platform, challenge, visitor) }
  const grant = { pan, purpose: 'KYC' as const, registration: null }
  const kycToken = await grantPassword(platform, grant, visitor.deviceId)
  return { outcome: 'kycNeeded', reason: refusal.message, kycToken }
}

/** A locked user ID stays locked, and a temporary password still has to be replaced: a code is no way round either. */
async function logInByCode(platform: Platform, { pan }: Challenge, { deviceId }: Visitor): Promise<Entered> {
  const { db } = platform
  const investor = await investorByPan(db, pan)
  if (!investor?.registered) throw notFound()
  if (await isLocked(db, pan)) throw new Refusal('-104', message('accountLocked'))
  const [credential] = await db.select().from(credentials).where(eq(credentials.investorId, investor.id))
  if (credential?.temporary) {
    const grant = { pan, purpose: 'TEMPORARY' as const, registration: null }
    return { outcome: 'temporaryPassword', setPasswordToken: await grantPassword(platform, grant, deviceId) }
  }
  return { outcome: 'loggedIn', session: await beginSession(platform, investor, deviceId, 'code') }
}
