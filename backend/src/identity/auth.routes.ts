import { authApi } from '@portal/kernel/contracts/auth'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { changePassword } from './change-password'
import { confirmCode } from './code-confirmed'
import { startRecovery, startRegistration } from './first-steps'
import { investorById } from './investors'
import { enterByLink, openLink } from './links'
import { logIn } from './login.service'
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
    login: ({ userId, password }, { deviceId }) => logIn(platform, userId, password, deviceId),
    register: ({ pan, ...typed }) => startRegistration(platform, pan, typed),
    resetPassword: ({ userId }) => startRecovery(platform, userId, 'FORGOT_PASSWORD'),
    unlockAccount: ({ userId }) => startRecovery(platform, userId, 'UNLOCK'),
    verifyOtp: (typed, { deviceId }) => confirmCode(platform, typed, deviceId),
    async createPassword({ userId, passWord }, { accessGrant }) {
      await setPassword(platform, accessGrant.id, userId, passWord)
      return {}
    },
    async changePassword({ passWord: current, newPassWord: next }, { investor, setMessage }) {
      await changePassword(platform, investor, { current, next })
      setMessage('Success: Your password was changed.')
      return { changed: true as const }
    },
    async refresh({ accessToken, userId }, { deviceId, setHeader }) {
      const pair = await rotate(platform, accessToken, userId, deviceId)
      if (!pair) throw new Refusal('-103', 'Your session has ended. Log in to go on.')
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
    profile: async (_body, { investor }) => viewOfInvestor(db, await investorById(db, investor.id)),
  })
}
