import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { signatureOf } from './adapters/whatsapp-cloud/whatsapp-cloud'
import { messagesModule } from './module'

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
