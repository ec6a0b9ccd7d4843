import * as z from 'zod/mini'
import type { Config } from '../../../platform/config'
import { ChannelBusy, type MessageChannel, MessageRefused, reasonCode } from '../../message-channel'
import { postToProvider } from '../../post-to-provider'

const Answer = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) })

/** No other try makes these good: the message itself is what the gateway does not take. */
const forGood = [400, 404, 410, 413, 422]

/**
 * SMS and calls through a gateway of the house's own: one POST a message, with the ids that it is registered under (DLT).
 * The gateway knows a repeated message by its `Idempotency-Key`, and may answer with an id. It reports no delivery.
 */
export function smsHttpChannel({ url, key }: NonNullable<Config['sms']>): MessageChannel {
  return {
    provider: 'sms-http',
    reportsDelivery: false,
    async send({ id, channel, to, body, sms }) {
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
        'Idempotency-Key': id,
      }
      const message = JSON.stringify({ channel, to, text: body, ...sms })
      const { status, json, isPage, retryAfterMs } = await postToProvider('sms', url, headers, message)
      // It may answer with nothing or a word of its own, but who shows a page has taken no message.
      if (isPage && status < 300) throw new ChannelBusy('unreadable')
      if (status >= 200 && status < 300) return Answer.safeParse(json).data?.id ?? id
      if (forGood.includes(status)) throw new MessageRefused(reasonCode(status))
      throw new ChannelBusy(reasonCode(status), retryAfterMs)
    },
  }
}
