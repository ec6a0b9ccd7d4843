import type { Module } from '../platform/module'
import { registerNotifications } from './routes'
import { seedNotifications } from './seed'

export const notificationsModule: Module = {
  name: 'notifications',
  register: registerNotifications,
  seed: seedNotifications,
}
