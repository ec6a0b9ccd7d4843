import { profileApi } from '@portal/contracts/portfolio/profile'
import { implement } from '../platform/handle'
import type { Module } from '../platform/module'
import { accountOf } from './account'

export const profileModule: Module = {
  name: 'profile',
  register(app, platform) {
    implement(app, platform, profileApi, {
      account: (_body, { investor }) => accountOf(platform.db, investor.id),
    })
  },
}
