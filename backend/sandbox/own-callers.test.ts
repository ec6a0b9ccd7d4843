import { readConfig } from '../src/platform/config'
import { productionSettings } from '../test-kit/platform/production-settings'
import { startTestPortal, type TestPortal } from '../test-kit/test-portal'
import { people } from './data/people'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const own = { host: 'localhost:4600' }

const send = async (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  headers: Record<string, string>,
  payload?: string,
) => {
  const { statusCode } = await portal.app.inject({ method, url, headers, ...(payload && { payload }) })
  return statusCode
}

const faultCount = async () => portal.platform.faults.list().length
const fault = JSON.stringify({ path: 'nothing', status: 503 })

test('a sandbox listens on this machine alone unless told otherwise, production everywhere', () => {
  expect(readConfig({}).host).toBe('127.0.0.1')
  expect(readConfig({ PORTAL_HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(readConfig(productionSettings()).host).toBe('0.0.0.0')
})

test.each(['localhost:4600', '127.0.0.1:8080', '[::1]:4600', 'localhost'])(
  'the inbox answers to the Host %s',
  async (host) => {
    expect(await send('GET', `/sandbox/inbox?to=${people.om.pan}`, { host })).toBe(200)
  },
)

test.each([
  ['GET', '/sandbox'],
  ['GET', '/sandbox/inbox'],
  ['GET', '/%73andbox/inbox'],
  ['GET', '/sandbox/outbound'],
  ['GET', '/sandbox/providers/gateway/'],
  ['POST', '/sandbox/reset'],
  ['POST', '/sandbox/providers/gateway/decide'],
] as const)('%s %s answers nothing to a foreign Host', async (method, url) => {
  for (const host of ['evil.example', 'localhost.evil.example:4600', '192.0.2.1:4600'])
    expect([host, await send(method, url, { host, ...json }, '{}')]).toEqual([host, 421])
})

test('the Host of the setting PORTAL_URL is the sandbox’s own too', async () => {
  const other = await startTestPortal({ env: { PORTAL_URL: 'http://sandbox.example:4600' } })
  const headers = { host: 'sandbox.example:4600' }
  expect((await other.app.inject({ url: '/sandbox/clock', headers })).statusCode).toBe(200)
  await other.close()
})

test.each([
  ['/sandbox/reset', form, 'a=b'],
  ['/sandbox/reset', { 'content-type': 'text/plain' }, '{}'],
  ['/sandbox/reset', {}, ''],
  ['/sandbox/clock', { 'content-type': 'text/plain' }, '{"advanceDays":1}'],
  ['/sandbox/faults', { 'content-type': 'multipart/form-data; boundary=x' }, fault],
  ['/sandbox/providers/gateway/decide', { 'content-type': 'text/plain' }, 'decision=success'],
])('POST %s changes nothing with the content type of %o', async (url, headers, payload) => {
  const before = portal.platform.clock.now()
  expect(await send('POST', url, { ...own, ...headers }, payload)).toBe(415)
  expect(portal.platform.clock.now().getTime() - before.getTime()).toBeLessThan(60_000)
  expect(await faultCount()).toBe(0)
})

test.each(['http://evil.example', 'http://localhost:9999', 'https://localhost:4600.evil.example', 'null'])(
  'a page of the origin %s can change nothing, nor read',
  async (origin) => {
    const headers = { ...own, ...json, origin }
    expect(await send('POST', '/sandbox/faults', headers, fault)).toBe(403)
    expect(await send('DELETE', '/sandbox/faults', headers)).toBe(403)
    expect(await send('GET', '/sandbox/inbox', headers)).toBe(403)
    expect(await send('POST', '/sandbox/providers/gateway/decide', headers, '{}')).toBe(403)
    expect(await faultCount()).toBe(0)
  },
)

test('the calls stay as they are: with their own Origin or, from a program, with none', async () => {
  expect(
    await send('POST', '/sandbox/faults', { ...own, ...json, origin: 'http://localhost:4600' }, fault),
  ).toBe(200)
  expect(await send('POST', '/sandbox/faults', { ...own, ...json }, fault)).toBe(200)
  expect(await faultCount()).toBe(2)
  expect(await send('DELETE', '/sandbox/faults', own)).toBe(200)
  expect(await faultCount()).toBe(0)
  expect(await send('POST', '/sandbox/reset', { ...own, ...json })).toBe(200)
})

test('the form of a provider’s page is taken from that page alone', async () => {
  const url = '/sandbox/providers/gateway/pay'
  expect(await send('POST', url, { ...own, ...form }, 'code=x')).toBe(403)
  expect(await send('POST', url, { ...own, ...form, origin: 'http://evil.example' }, 'code=x')).toBe(403)
  expect(await send('POST', url, { ...own, ...form, origin: 'http://localhost:4600' }, 'code=x')).toBe(410)
})

test('a provider’s page lets its form say where it comes from', async () => {
  const { headers } = await portal.app.inject('/sandbox/providers/gateway/')
  expect(headers['referrer-policy']).toBe('same-origin')
})
