import { t } from '@portal/contracts/words/macros'
import { passkeyApi } from '@portal/contracts/identity/passkey'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { codeByPasskey, codeOptions } from './passkey-codes'
import {
  keepPasskey,
  logInByPasskey,
  loginOptions,
  passkeysOf,
  registerOptions,
  removePasskey,
} from './passkeys'

/** The calls of passkeys. The library's options are plain JSON, whatever their types say. */
export function registerPasskeys(app: FastifyInstance, platform: Platform): void {
  implement(app, platform, passkeyApi, {
    async loginOptions(_body, visitor) {
      const { challengeId, options } = await loginOptions(platform, visitor)
      return { challengeId, options: { ...options } }
    },
    login: (typed, visitor) => logInByPasskey(platform, typed, visitor),
    async registerOptions({ password }, context) {
      const { challengeId, options } = await registerOptions(platform, context.investor, password, context)
      return { challengeId, options: { ...options } }
    },
    register: (typed, context) => keepPasskey(platform, context.investor, typed, context),
    async codeOptions({ referenceNumber }, context) {
      return { options: { ...(await codeOptions(platform, context.investor, referenceNumber, context)) } }
    },
    code: (typed, context) => codeByPasskey(platform, context.investor, typed, context),
    list: async (_body, { investor }) => ({ passkeys: await passkeysOf(platform, investor.id) }),
    async remove({ passkeyId }, { investor, setMessage }) {
      await removePasskey(platform, investor, passkeyId)
      setMessage(t`Success: That passkey is removed.`)
      return {}
    },
  })
}
