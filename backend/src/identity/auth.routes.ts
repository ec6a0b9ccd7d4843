import { t } from '@portal/contracts/words/macros'
import { authApi } from '@portal/contracts/identity/auth'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { changePassword } from './change-password'
import { confirmCode } from './code-confirmed'
import { startRecovery, startWithContact } from './code-challenges'
import { keepLanguage } from './language'
import { investorById } from './investors'
import { enterByLink, openLink } from './links'
import { logIn } from './login.service'
import { demandProof } from './proof-of-work'
import { viewOfInvestor } from './session-view'
import { endFamily, rotate } from './sessions'
import { setPassword } from './set-password'

export function registerAuth(app: FastifyInstance, platform: Platform): void {
  const { db, keys } = platform
  implement(app, platform, authApi, {
    async encryptionKey() {
      const { id, publicPem } = await keys.envelope()
      return { keyId: id, publicKey: publicPem, serverTime: Date.now() }
    },
    login: ({ userId, password, proof }, visitor) => logIn(platform, userId, password, visitor, proof),
    async register({ pan, proof, ...typed }, visitor) {
      await demandProof(platform, visitor, proof)
      return startWithContact(platform, pan, typed, 'REGISTRATION', visitor)
    },
    async resetPassword({ userId, proof }, visitor) {
      await demandProof(platform, visitor, proof)
      return startRecovery(platform, userId, 'FORGOT_PASSWORD', visitor)
    },
    async unlockAccount({ userId, proof }, visitor) {
      await demandProof(platform, visitor, proof)
      return startRecovery(platform, userId, 'UNLOCK', visitor)
    },
    verifyOtp: (typed, visitor) => confirmCode(platform, typed, visitor),
    async createPassword({ userId, passWord }, context) {
      await setPassword(platform, context.accessGrant.id, { pan: userId, password: passWord }, context)
      return {}
    },
    async changePassword({ passWord: current, newPassWord: next }, context) {
      const { investor, setMessage } = context
      await changePassword(platform, investor, { current, next }, context)
      setMessage(t`Success: Your password was changed.`)
      return { changed: true as const }
    },
    async refresh({ accessToken, userId }, { deviceId, setHeader }) {
      const pair = await rotate(platform, accessToken, userId, deviceId)
      if (!pair) throw new Refusal('-103', t`Your session has ended. Log in to continue.`)
      setHeader('ACCESS-TOKEN', pair.sessionToken)
      return { refreshToken: pair.refreshToken, expiresInSeconds: pair.expiresInSeconds }
    },
    validateLink: ({ link }, { deviceId }) => openLink(platform, link, deviceId),
    linkSession: ({ code }, { deviceId }) => enterByLink(platform, code, deviceId),
    async logout(_body, { investor }) {
      await db.transaction(async (tx) => {
        await endFamily(tx, investor.family, 'logout')
        await platform.audit.record(tx, { event: 'identity.logout', subject: investor.id })
      })
      return {}
    },
    async setLanguage({ language }, { investor }) {
      await keepLanguage(db, investor.id, language)
      return {}
    },
    profile: async (_body, { investor }) => viewOfInvestor(db, await investorById(db, investor.id)),
  })
}
