import { indiaDate } from '@portal/contracts/format'
import { raiseTask } from '../operations/ops-tasks'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { lastEnds, type SentMessage } from './sent-messages'

/** Tells a person, once a day, where the last messages of a channel all failed. */
export async function raiseWhereChannelFails(
  tx: Tx,
  platform: Platform,
  { channel, provider }: Pick<SentMessage, 'channel' | 'provider'>,
  reason: string | undefined,
): Promise<void> {
  const { failuresInARow } = platform.config.messaging
  const last = await lastEnds(tx, channel, failuresInARow)
  if (last.length < failuresInARow || last.some(({ state }) => state !== 'failed')) return
  await raiseTask(tx, platform, {
    kind: 'messages-fail',
    subject: `${channel} ${indiaDate(platform.clock.now())}`,
    text: `The last ${failuresInARow} messages by ${channel} failed. Look at the account with ${provider}: its balance, its key, the sender and the templates.`,
    detail: { channel, provider, failures: failuresInARow, reason },
  })
}
