import type { ChannelChoice } from './message-settings'
import { type Message, sandboxMessages } from './messages'
import type { Tx } from './database'

const sms = { entityId: '1', header: 'NEEMMF', templateId: '2' }
const whatsapp = { name: 'order_expired', language: 'en', values: [] }
const none: ChannelChoice = { sms: undefined, whatsapp: undefined, email: undefined, push: undefined }

const channels: Message['channel'][] = ['sms', 'email', 'voice', 'push']
const sent: Pick<Message, 'channel' | 'whatsapp'>[] = [
  ...channels.map((channel) => ({ channel })),
  { channel: 'sms', whatsapp },
]

/** Of one message of each channel, which leave a sandbox, by the kind and the channel that they are queued as. */
async function leaving(chosen: Partial<ChannelChoice>): Promise<string[]> {
  const left: string[] = []
  const enqueue = async (_tx: Tx, kind: string, payload: unknown) => {
    left.push(`${kind} ${(payload as Message).channel}`)
    return 'id'
  }
  const kept = { insert: () => ({ values: async () => undefined }), execute: async () => ({ rows: [] }) }
  const clock = { now: () => new Date() } as Parameters<typeof sandboxMessages>[0]
  const port = sandboxMessages(clock, { enqueue }, { ...none, ...chosen })
  for (const each of sent)
    await port.send(kept as unknown as Tx, { to: 'x', pan: 'p', subject: 's', body: 'b', sms, ...each })
  return left
}

test.each<[string, Partial<ChannelChoice>, string[]]>([
  ['nothing', {}, []],
  ['SMS=exotel', { sms: 'exotel' }, ['message.send sms', 'message.send whatsapp']],
  ['SMS=http', { sms: 'http' }, ['message.send sms', 'message.send voice', 'message.send whatsapp']],
  ['WHATSAPP=cloud', { whatsapp: 'cloud' }, ['message.send whatsapp']],
  ['EMAILS=smtp', { email: 'smtp' }, ['message.send email']],
  ['PUSH=web', { push: 'web' }, ['push.send push']],
])('with %s alone a sandbox sends out what goes by it, and keeps the rest', async (_name, chosen, left) => {
  expect(await leaving(chosen)).toEqual(left)
})
