import { areas } from '@portal/contracts/all'
import { contentApi } from '@portal/contracts/support/content'
import type { Endpoint } from '@portal/contracts/wire/endpoint'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url: `/api/v1/${path}`, headers })

const cachedCalls = Object.values(areas)
  .flatMap((area) => Object.values(area) as Endpoint[])
  .filter(({ cached }) => cached)

test('only calls that everybody may make, and that hide nothing from logs, have answers that browsers keep', () => {
  expect(cachedCalls.length).toBeGreaterThan(0)
  for (const { method, token, envelope, header } of cachedCalls)
    expect({ method, token, envelope, header }).toEqual({ method: 'GET', token: 'none', envelope: false })
})

const addresses = [
  'conf',
  'links',
  'contactUs?isDistributor=false',
  'banner?placement=Investor%20Login',
  'faqs/Investor',
  'branch/list',
  'investmentChiplets',
]

test.each(addresses)(
  '%s is kept and asked for again: 304 without a body while it is the same',
  async (address) => {
    const first = await ask(address)
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache'])
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const again = await ask(address, { 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    }
    const other = await ask(address, { 'if-none-match': 'W/"other"' })
    expect([other.statusCode, other.body]).toEqual([200, first.body])
  },
)

test('what has changed since is sent anew', async () => {
  const { etag } = (await ask('conf')).headers
  const { config } = portal.platform
  config.serviceRequests = !config.serviceRequests
  const changed = await ask('conf', { 'if-none-match': String(etag) })
  config.serviceRequests = !config.serviceRequests
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
})

test('it travels compressed and is the same answer', async () => {
  const packed = await ask('faqs/Investor', { 'accept-encoding': 'gzip' })
  const plain = await ask('faqs/Investor')
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.headers.vary).toContain('accept-encoding')
  expect(packed.headers.etag).toBe(plain.headers.etag)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
})

test('a refusal, a fault and a key are not kept', async () => {
  portal.platform.faults.add({ path: 'links', status: 503, times: 1 })
  for (const address of ['links', 'banner?placement=Nowhere', 'auth/encryptionKey']) {
    const { headers } = await ask(address)
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  }
  portal.platform.faults.clear()
})

test('the contact is that of investors; the address says so, and no other one is answered [S7.109]', async () => {
  expect((await portal.call(contentApi.contactUs, { isDistributor: false })).data.emailAddress).toContain('@')
  for (const address of ['contactUs', 'contactUs?isDistributor=true', 'contactUs?isDistributor='])
    expect((await ask(address)).statusCode).toBe(400)
})
