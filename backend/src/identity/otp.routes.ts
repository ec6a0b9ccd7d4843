import { otpApi } from '@portal/kernel/contracts/otp'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { type InvestorRecord, investorById } from './investors'
import { checkCode, openChallenge, resendCode } from './otp.service'

export function registerOtp(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, otpApi, {
    async generate({ activityType, sendOtpTo }, { investor, setMessage }) {
      const record = await investorById(platform.db, investor.id)
      const challenge = await openChallenge(platform, {
        pan: investor.pan,
        activity: activityType,
        ...channelsOf(record, sendOtpTo),
        genuine: true,
      })
      setMessage(`A one-time code is on its way. It is valid for ${platform.config.otp.minutes} minutes.`)
      return challenge
    },
    resend: ({ activityType, referenceNumber }) => resendCode(platform, referenceNumber, activityType),
    async validate({ activityType, otp, referenceNumber }, { investor }) {
      await checkCode(platform, {
        reference: referenceNumber,
        code: otp,
        of: { pan: investor.pan, activity: activityType },
      })
      return {}
    },
  })
}

/** Codes go to the contact on record, whatever the request names; abroad by e-mail only (S4.069). */
function channelsOf(investor: InvestorRecord, sendOtpTo: '' | 'B' | 'E' | 'M') {
  const mobile = investor.isInternational || sendOtpTo === 'E' ? null : investor.mobile
  return { mobile, email: sendOtpTo === 'M' && mobile ? null : investor.email }
}
