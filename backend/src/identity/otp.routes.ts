import { otpApi } from '@portal/kernel/contracts/otp'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { investorById } from './investors'
import { channelsOf, codesForHolders } from './otp-holders'
import { refuseFirstStep, refuseForFolio } from './otp-activities'
import { checkCode, openChallenge, resendCode } from './otp.service'

export function registerOtp(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, otpApi, {
    async generate({ activityType, folioNumber, sendOtpTo }, { investor, setMessage }) {
      refuseFirstStep(activityType)
      if (folioNumber) await refuseForFolio(platform, investor.pan, activityType, folioNumber)
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
    async generateMultiUser({ activityType, folioNumber }, { investor }) {
      refuseFirstStep(activityType)
      await refuseForFolio(platform, investor.pan, activityType, folioNumber)
      return { users: await codesForHolders(platform, investor.pan, folioNumber, activityType) }
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
