import type { Module } from '../platform/module'
import { sending } from './deliver-message'
import { forgetOldMessages } from './forget-messages.job'
import { measureWaiting } from './message-metrics'
import { registerReceipts } from './receipts.routes'
import { secondChannelKinds } from './second-channel'

/** Messages to people, by the channels that the installation chose, and what became of them. */
export const messagesModule: Module = {
  name: 'messages',
  register(app, platform) {
    measureWaiting(platform)
    registerReceipts(app, platform)
  },
  outbox: { 'message.send': sending, ...secondChannelKinds },
  jobs: [forgetOldMessages],
}
