import type { Module } from '../platform/module'
import { registerAuth } from './auth.routes'
import { forgetOldIdentity } from './forget.job'
import { registerOtp } from './otp.routes'
import { seedInvestors } from './seed'

export const identityModule: Module = {
  name: 'identity',
  register(app, platform) {
    registerAuth(app, platform)
    registerOtp(app, platform)
  },
  jobs: [forgetOldIdentity],
  seed: seedInvestors,
}
