import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { enterByCode } from './code-login'
import { startRecovery, startWithContact } from './code-challenges'
import { saveLoginDetails } from './login-details'
import { demandProof, workFor } from './proof-of-work'
import { userInfo } from './user-info'
import { refuseTaxStatus } from '../kyc-registry/pan-check'
import { invalidMobile, validateMobile } from '@portal/contracts/validation'
import { isPossiblePhoneNumber } from 'libphonenumber-js'
import { Refusal } from '../platform/refusal'

/** Throws refusal -656 for what can be no mobile of its country. */
function refuseMobile(mobile: string, countryCode: string): void {
  const verdict = validateMobile(mobile, { countryCode })
  if (verdict || !isPossiblePhoneNumber(`${countryCode}${mobile}`))
    throw new Refusal('-656', verdict ?? invalidMobile())
}

/** The calls of every authentication method beside the password. */
export function registerAuthMethods(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, authMethodsApi, {
    async generateOtp({ userId, proof }, visitor) {
      await demandProof(platform, visitor, proof)
      return startRecovery(platform, userId, 'LOGIN', visitor)
    },
    async quickInvest({ userId, proof, ...typed }, visitor) {
      await demandProof(platform, visitor, proof)
      return startWithContact(platform, userId, typed, 'QUICK_INVEST', visitor)
    },
    verifyLoginOtp: (typed, visitor) => enterByCode(platform, typed, visitor),
    async validateUserName({ userName }) {
      refuseTaxStatus(userName)
      return { valid: true as const }
    },
    async validateMobile({ mobile, countryCode }) {
      refuseMobile(mobile, countryCode)
      return { valid: true as const }
    },
    async getUserId({ panNumber, proof }, visitor) {
      await demandProof(platform, visitor, proof)
      return startRecovery(platform, panNumber, 'USER_INFO', visitor)
    },
    getUserInfo: (typed, visitor) => userInfo(platform, typed, visitor),
    saveLoginDetails: ({ browser, deviceOS }, { investor, deviceId }) =>
      platform.db.transaction((tx) =>
        saveLoginDetails(tx, investor, { id: deviceId, name: `${browser} on ${deviceOS}` }),
      ),
    getToken: ({ portalIp }, visitor) => workFor(platform, visitor, portalIp),
  })
}
