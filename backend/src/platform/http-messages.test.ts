import { type AddressInfo, connect } from 'node:net'
import { once } from 'node:events'
import { authApi } from '@portal/contracts/identity/auth'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

let portal: TestPortal
let port: number

beforeAll(async () => {
  portal = await startTestPortal()
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  port = (portal.app.server.address() as AddressInfo).port
})
afterAll(() => portal.close())

/** What the server answers to these very bytes until it closes the connection. */
async function answerTo(head: string[], body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  socket.write([...head, 'Host: localhost', 'Connection: close', '', body].join('\r\n'))
  await once(socket, 'close')
  return answer
}

test.each([
  ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
  ['two lengths', ['Content-Length: 4', 'Content-Length: 30']],
  ['a length that is none', ['Content-Length: 4x']],
  ['an encoding that hides chunks', ['Transfer-Encoding: xchunked']],
])('a message with %s, which two servers could read differently, is refused whole', async (_what, lines) => {
  const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const answer = await answerTo(['POST /api/v1/country HTTP/1.1', ...lines], `0\r\n\r\n${hidden}`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test('TRACE sends nothing of a message back', async () => {
  const answer = await answerTo(['TRACE /api/v1/conf HTTP/1.1', 'Authorization: Bearer very-secret'])
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).not.toContain('very-secret')
})

test('who names a parameter twice is refused, not read by halves', async () => {
  const { statusCode } = await portal.app.inject('/api/v1/banner?placement=Investor%20Login&placement=x')
  expect(statusCode).toBe(400)
})

test.each(['/api/v1/conf', '/api/v1/nowhere', '/nowhere', '/healthz', '/.well-known/jwks.json', '/metrics'])(
  'the answer of %s names its type and its letters',
  async (url) => {
    const { headers, body } = await portal.app.inject(url)
    expect(body).not.toBe('')
    expect(headers['content-type']).toMatch(/; ?charset=utf-8/)
    if (String(headers['content-type']).startsWith('application/json'))
      expect(() => JSON.parse(body)).not.toThrow()
  },
)

test('cookies open nothing: a token counts only in the header that no form and no picture can send', async () => {
  const token = await portal.loginAs('ZZZPV1001A')
  const cookie = `Authorization=Bearer ${token}; accessToken=${token}; sessionToken=${token}`
  expect((await portal.call(authApi.profile, {}, { headers: { cookie } })).status).toBe(401)
  expect((await portal.call(authApi.profile, {}, { token })).status).toBe(200)
})
