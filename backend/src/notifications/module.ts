import type { Module } from '../platform/module'
import { registerCampaigns } from './campaigns.routes'
import { deliverPush } from './push-delivery'
import { registerNotifications } from './routes'

export const notificationsModule: Module = {
  name: 'notifications',
  register(app, platform) {
    registerNotifications(app, platform)
    registerCampaigns(app, platform)
  },
  outbox: { 'push.send': { deliver: deliverPush, lane: 'push' } },
}
