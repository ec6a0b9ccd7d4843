import type { Module } from '../platform/module'
import { registerAuth } from './auth.routes'
import { forgetOldIdentity } from './forget.job'
import { type BeforeCode, registerOtp } from './otp.routes'
import { callWithCode } from './otp-voice'
import { registerPanCalls } from './pan.routes'
import { registerPasskeys } from './passkey.routes'
import { registerRecovery } from './recovery.routes'
import { registerSessions } from './sessions.routes'
import { registerAuthMethods } from './auth-methods.routes'

/** `beforeCode` comes from above: orders know identity, and identity knows nothing of them. */
export const identityModule = (beforeCode: BeforeCode): Module => ({
  name: 'identity',
  register(app, platform) {
    registerAuth(app, platform)
    registerAuthMethods(app, platform)
    registerRecovery(app, platform)
    registerPasskeys(app, platform)
    registerOtp(app, platform, beforeCode)
    registerPanCalls(app, platform)
    registerSessions(app, platform)
  },
  outbox: { 'otp.voice': { deliver: callWithCode, isSecret: () => true } },
  jobs: [forgetOldIdentity],
})
