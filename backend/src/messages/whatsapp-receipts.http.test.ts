import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { whatsAppSettings } from './adapters/whatsapp-cloud/settings'
import { signatureOf } from './adapters/whatsapp-cloud/whatsapp-cloud'
import { messagesModule } from './module'
import { sentMessages } from './schema'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ modules: [messagesModule], env: { WHATSAPP: 'cloud' } })
})
afterAll(() => portal.close())

const address = '/api/v1/messages/receipts/whatsapp'
const verify = (query: Record<string, string>) => portal.app.inject({ url: address, query })
const right = {
  'hub.mode': 'subscribe',
  'hub.verify_token': 'neem-sandbox-whatsapp-verify',
  'hub.challenge': '1158201444',
}

test('Meta hears its challenge where it knows the token, and nothing else', async () => {
  const answer = await verify(right)
  expect([answer.statusCode, answer.body]).toEqual([200, '1158201444'])
  expect(answer.headers['content-type']).toContain('text/plain')
  for (const wrong of [
    { ...right, 'hub.verify_token': 'guess' },
    { ...right, 'hub.mode': 'unsubscribe' },
    { ...right, 'hub.challenge': '<script>' },
    {},
  ])
    expect((await verify(wrong as Record<string, string>)).statusCode).toBe(403)
})

test('a call that Meta did not sign is refused, whatever its content type; what concerns nobody is taken', async () => {
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [] })
  const post = (signature: string, type = 'application/json') =>
    portal.app.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': type, 'x-hub-signature-256': signature },
      payload: body,
    })
  const secret = 'neem-sandbox-whatsapp-receipts'
  expect((await post(signatureOf('guess', body))).statusCode).toBe(401)
  expect((await post(signatureOf('guess', body), 'text/plain')).statusCode).toBe(401)
  expect((await post(signatureOf(secret, body))).statusCode).toBe(200)
})

test.each([
  [['delivered', 'delivered', 'sent', 'failed'], 'delivered'],
  [['failed', 'sent', 'read', 'failed'], 'delivered'],
  [['sent', 'failed', 'sent'], 'failed'],
])('receipts %j, with copies and in any order, end as %s', async (said, end) => {
  const { db, clock } = portal.platform
  const [id, providerId] = [randomUUID(), `wamid.${randomUUID()}`]
  await db.insert(sentMessages).values({
    ...{ id, channel: 'whatsapp', provider: 'whatsapp-cloud', providerId, maskedTo: '98…01' },
    ...{ state: 'sent', queuedAt: clock.now() },
  })
  for (const status of said) {
    const metadata = { phone_number_id: whatsAppSettings(portal.platform.config, '').phoneNumberId }
    const errors = status === 'failed' ? [{ code: 131026 }] : []
    const value = { metadata, statuses: [{ id: providerId, status, errors }] }
    const entry = [{ changes: [{ field: 'messages', value }] }]
    const payload = JSON.stringify({ object: 'whatsapp_business_account', entry })
    const headers = {
      'content-type': 'application/json',
      'x-hub-signature-256': signatureOf('neem-sandbox-whatsapp-receipts', payload),
    }
    const { statusCode } = await portal.app.inject({ method: 'POST', url: address, headers, payload })
    expect(statusCode).toBe(200)
  }
  expect(await db.select().from(sentMessages).where(eq(sentMessages.id, id))).toMatchObject([{ state: end }])
})
