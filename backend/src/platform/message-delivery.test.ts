import { readConfig } from './config'
import { deliverMessage } from './message-delivery'
import type { Platform } from './module'

const gateway = { SMS_URL: 'http://localhost:9/send', SMS_KEY: 'key' }
const sms = { entityId: '1701000000000000001', header: 'NEEMMF', templateId: '1707001000000000001' }

const requests = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>(async () => ({ ok: true }))
const real = globalThis.fetch
beforeAll(() => void (globalThis.fetch = requests as unknown as typeof fetch))
afterAll(() => void (globalThis.fetch = real))

const deliver = (payload: object) =>
  deliverMessage(
    {
      id: 'e1',
      attempt: 1,
      payload: { to: '9810010001', subject: '', body: 'Code', attachments: [], ...payload },
    },
    { config: readConfig(gateway) } as Platform,
  )
const sent = (): unknown => JSON.parse(requests.mock.lastCall?.[1].body as string)

test('the gateway gets an SMS with its header, entity and template', async () => {
  await deliver({ channel: 'sms', sms })
  expect(requests.mock.lastCall?.[1].headers).toMatchObject({ 'Idempotency-Key': 'e1' })
  expect(sent()).toEqual({ channel: 'sms', to: '9810010001', text: 'Code', ...sms })
})

test('a code by telephone goes under none of them', async () => {
  await deliver({ channel: 'voice' })
  expect(sent()).toEqual({ channel: 'voice', to: '9810010001', text: 'Code' })
})
