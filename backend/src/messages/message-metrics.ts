import { isNull, sql } from 'drizzle-orm'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Platform } from '../platform/module'
import type { ChannelName } from './message-channel'
import { sentMessages } from './schema'

type End = (typeof sentMessages.$inferSelect)['state'] | 'moved'

const named = (metrics: Registry, name: string, help: string, labelNames: string[]) =>
  (metrics.getSingleMetric(name) as Counter | undefined) ??
  new Counter({ name, help, labelNames, registers: [metrics] })

/** Counts a message that reached a state. */
export const countMessage = ({ metrics }: Pick<Platform, 'metrics'>, channel: ChannelName, state: End) =>
  named(metrics, 'portal_messages_total', 'Messages by channel and the state that they reached', [
    'channel',
    'state',
  ]).inc({ channel, state })

/** Counts what a provider said: applied, known before, of no message of ours, forged or unreadable. */
export const countReceipt = (
  { metrics }: Pick<Platform, 'metrics'>,
  provider: string,
  effect: 'applied' | 'known' | 'unknown' | 'forged' | 'unreadable',
) =>
  named(metrics, 'portal_message_receipts_total', 'Receipts of providers, and what came of them', [
    'provider',
    'effect',
  ]).inc({ provider, effect })

/** How long the oldest message waits that is neither delivered nor given up. */
export function measureWaiting({ metrics, db, clock }: Platform): void {
  new Gauge({
    name: 'portal_message_oldest_undelivered_seconds',
    help: 'Age of the oldest message of a channel whose end is not known',
    labelNames: ['channel'],
    registers: [metrics],
    async collect() {
      this.reset()
      const oldest = await db
        .select({ channel: sentMessages.channel, since: sql<string>`min(${sentMessages.queuedAt})` })
        .from(sentMessages)
        .where(isNull(sentMessages.endedAt))
        .groupBy(sentMessages.channel)
      for (const { channel, since } of oldest)
        this.set({ channel }, Math.round((clock.now().getTime() - Date.parse(since)) / 1000))
    },
  })
}
