import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { TypedCode, authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { maskEmail, maskPhone } from '@portal/contracts/format'
import type { Platform } from '../platform/module'
import { notFound } from '../platform/refusal'
import { investorByPan } from './investors'
import { isLocked } from './login-failures'
import { checkCode } from './otp-check'
import { channelsOf } from './otp-holders'
import type { Visitor } from './visitor'

/** The user ID of a PAN whose code was right, and what stands between it and a log-in. */
export async function userInfo(
  platform: Platform,
  { uniqueID, referenceNumber, otp }: TypedCode,
  visitor: Visitor,
): Promise<ResponseOf<(typeof authMethodsApi)['getUserInfo']>> {
  const by = { visitor, uniqueId: uniqueID, activities: ['USER_INFO' as const] }
  const { pan } = await checkCode(platform, { reference: referenceNumber, code: otp, by })
  const investor = await investorByPan(platform.db, pan)
  if (!investor) throw notFound()
  const { mobile, email } = channelsOf(investor)
  return {
    userId: pan,
    name: investor.name,
    registered: investor.registered,
    locked: await isLocked(platform.db, pan),
    maskedMobile: mobile && maskPhone(mobile),
    maskedEmail: email && maskEmail(email),
  }
}
