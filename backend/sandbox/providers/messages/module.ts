import type { Module } from '../../../src/platform/module'
import { registerExotel } from './exotel.routes'
import { receiptKinds } from './receipt-sender'
import { registerWhatsApp } from './whatsapp.routes'

/** Exotel and WhatsApp in the sandbox, for an installation that chose them: their protocols and their receipts. */
export const messagesSimulator: Module = {
  name: 'messages simulator',
  register(app, platform) {
    const { sms, whatsapp } = platform.config.channels
    if (sms === 'exotel')
      void app.register(async (scope) => registerExotel(scope, platform), {
        prefix: '/sandbox/providers/exotel',
      })
    if (whatsapp)
      void app.register(async (scope) => registerWhatsApp(scope, platform), {
        prefix: '/sandbox/providers/whatsapp',
      })
  },
  outbox: receiptKinds,
}
