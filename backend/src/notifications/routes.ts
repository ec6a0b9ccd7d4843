import { notificationApi } from '@portal/contracts/notifications/notification'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { countClick, markRead, notificationsOf, pendingDialogs, setStatus } from './notification.service'
import { registerDevice, setTopics } from './push-devices'
import { pushKeys } from './push-keys'

export function registerNotifications(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  implement(app, platform, notificationApi, {
    history: async (wanted, { investor }) => ({
      historyDtos: await notificationsOf(db, investor.pan, wanted),
    }),
    async markRead({ notifications }, { investor }) {
      await markRead(
        db,
        investor.pan,
        notifications.map(({ trackerId }) => trackerId),
      )
      return {}
    },
    pushStatus: async (_body, { investor }) => ({ historyDtos: await pendingDialogs(db, investor.pan) }),
    async setStatus({ trackerId, status }, { investor }) {
      await setStatus(db, investor.pan, trackerId, status)
      return {}
    },
    async analytics({ trackerId }, { investor }) {
      await countClick(db, investor.pan, trackerId, clock.now())
      return {}
    },
    pushKeys: async () => ({ publicKey: (await pushKeys(db)).publicKey }),
    async registerDevice(device) {
      await registerDevice(platform, device)
      return {}
    },
    async subscribe({ deviceToken, topics }, { investor }) {
      await setTopics(db, investor.pan, deviceToken, topics)
      return {}
    },
  })
}
