import { notificationApi } from '@portal/kernel/contracts/notification'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { markRead, notificationsOf } from './notification.service'

export function registerNotifications(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
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
  })
}
