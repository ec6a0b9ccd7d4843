import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { devicesOf } from './push-devices'

interface Told {
  pan: string
  trackerId: string
  title: string
  description: string
  url: string | null
  module: string
}

/** Sends a notification to every browser that the investor registered for its topic, with the change it tells of. */
export async function pushNotification(
  { messages }: Pick<Platform, 'messages'>,
  tx: Tx,
  { pan, trackerId, title, description, url, module }: Told,
): Promise<void> {
  const topic = module === 'Marketing' ? 'MARKETING' : 'SERVICE'
  for (const { deviceToken, topics } of await devicesOf(tx, pan)) {
    if (!topics.includes(topic)) continue
    await messages.send(tx, {
      channel: 'push',
      to: deviceToken,
      pan,
      subject: title,
      body: description,
      push: { trackerId, url },
    })
  }
}
