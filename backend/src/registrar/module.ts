import { Gauge } from 'prom-client'
import type { Module, Platform } from '../platform/module'
import { registrarFilesOf, registrarOf } from './adapters'
import { collectOrders } from './collect-orders'
import { countUnsent } from './registrar-orders.repository'
import { newsTaker } from './take-news'
import { sendOrders } from './send-orders'

/** Orders out to whoever keeps the books of the units, and what they say back; nothing where there is nobody. */
export const registrarModule: Module = {
  name: 'registrar',
  filesOf: registrarFilesOf,
  register(_app, platform) {
    // Settings that are none end the start, and not the evening.
    if (!registrarOf(platform)) return
    const { db, metrics, clock } = platform
    new Gauge({
      name: 'portal_registrar_orders',
      help: 'Orders that the registrar has not heard of: waiting for their cut-off, or overdue, which is an alarm',
      labelNames: ['state'],
      registers: [metrics],
      async collect() {
        for (const [state, count] of Object.entries(await countUnsent(db, clock.now())))
          this.set({ state }, count)
      },
    })
  },
  jobs: [{ name: 'exchange with the registrar', everyMinutes: 5, run: exchangeWithRegistrar }],
}

/** Orders whose cut-off is over go out; what came is read, also where something cannot go out. */
export async function exchangeWithRegistrar(platform: Platform, now: Date): Promise<void> {
  const registrar = registrarOf(platform)
  if (!registrar) return
  try {
    await collectOrders(platform)
    await sendOrders(platform, registrar, now)
  } finally {
    await registrar.exchange(newsTaker(platform))
  }
}
