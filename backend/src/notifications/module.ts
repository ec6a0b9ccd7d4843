import { daysBefore, forgetRows } from '../platform/forget-rows'
import type { Module } from '../platform/module'
import { registerCampaigns } from './campaigns.routes'
import { deliverPush } from './push-delivery'
import { registerNotifications } from './routes'
import { campaignVisits } from './schema'

/** A campaign is judged within a year. */
const visitDays = 400

export const notificationsModule: Module = {
  name: 'notifications',
  register(app, platform) {
    registerNotifications(app, platform)
    registerCampaigns(app, platform)
  },
  jobs: [
    {
      name: 'forget campaign visits',
      at: '03:45',
      run: async ({ db }, now) =>
        void (await forgetRows(db, campaignVisits, campaignVisits.at, daysBefore(now, visitDays))),
    },
  ],
  outbox: { 'push.send': { deliver: deliverPush, lane: 'push' } },
}
