import { message } from '@portal/contracts/catalogue'
import type { authApi } from '@portal/contracts/identity/auth'
import type { RequestOf, ResponseOf } from '@portal/contracts/wire/endpoint'
import { kycOf, registryPersonOf } from '../kyc-registry/kyc.service'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { grantPassword } from './access-grants'
import { investorByPan } from './investors'
import { clearFailures, isLocked } from './login-failures'
import { knowDevice } from './known-devices'
import type { Challenge } from './otp-challenge'
import { checkCode } from './otp-check'
import { askOnceConfirmed } from './ask-once-confirmed'
import { unknownPan } from './confirm-card'
import { questionFor } from './security-questions'
import type { Visitor } from './visitor'

type Confirmed = ResponseOf<(typeof authApi)['verifyOtp']>

/** Checks the code of a first step; only then may the answer tell what is known of the PAN. */
export async function confirmCode(
  platform: Platform,
  typed: RequestOf<(typeof authApi)['verifyOtp']>,
  visitor: Visitor,
): Promise<Confirmed> {
  const { deviceId } = visitor
  const challenge = await checkCode(platform, {
    reference: typed.referenceNumber,
    code: typed.otp,
    by: { visitor, uniqueId: typed.uniqueID, activities: ['REGISTRATION', 'FORGOT_PASSWORD', 'UNLOCK'] },
  })
  if (challenge.activity === 'REGISTRATION')
    await askOnceConfirmed(platform, challenge, { card: typed.card, visitor })
  const kyc = await kycOf(platform.db, challenge.pan)
  const kycVerified = kyc.status === 'Validated' || kyc.status === 'Registered'
  if (challenge.activity === 'REGISTRATION')
    return {
      ...(await confirmRegistration(platform, challenge, deviceId)),
      userId: challenge.pan,
      kycVerified,
    }
  const investor = await investorByPan(platform.db, challenge.pan)
  const userId = challenge.pan
  const known = { userId, name: investor?.name ?? null, isExistingUser: true, kycVerified }
  if (challenge.activity === 'UNLOCK') {
    await unlock(platform, challenge.pan, investor?.id, deviceId)
    return { purpose: 'UNLOCK', ...known }
  }
  const grant = { pan: challenge.pan, purpose: 'FORGOT_PASSWORD' as const, registration: null }
  return {
    purpose: 'FORGOT_PASSWORD',
    setPasswordToken: await grantPassword(platform, grant, deviceId),
    ...(await questionFor(platform, investor?.id)),
    ...known,
  }
}

async function confirmRegistration(
  platform: Platform,
  { pan, registration }: Challenge,
  deviceId: string,
): Promise<Omit<Confirmed, 'userId' | 'kycVerified'>> {
  const investor = await investorByPan(platform.db, pan)
  if (investor?.registered) throw new Refusal('-102', message('alreadyRegistered'))
  const name = investor?.name ?? (await registryPersonOf(platform.db, pan))?.name
  if (!name) throw unknownPan()
  const setPasswordToken = await grantPassword(
    platform,
    { pan, purpose: 'REGISTRATION', registration },
    deviceId,
  )
  return { purpose: 'REGISTRATION', setPasswordToken, name, isExistingUser: investor !== undefined }
}

/** The device is known from then on: who unlocked is not locked out again by the next stranger. */
async function unlock(
  platform: Platform,
  pan: string,
  subject: string | undefined,
  deviceId: string,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    if (!(await isLocked(tx, pan))) throw new Refusal('-105', message('notLocked'))
    await clearFailures(tx, pan)
    if (subject) await knowDevice(tx, subject, deviceId)
    await platform.audit.record(tx, { event: 'identity.unlocked', ...(subject && { subject }) })
  })
}
