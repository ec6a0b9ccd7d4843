import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { measureProviders, providerFetch, shapeOfPath, passTracesToProviders } from './provider-call'
import { newTrace, withinTrace } from './trace'
import { nameOfStatement, shapeOfStatement } from './traced-statements'

const heard: IncomingHttpHeaders[] = []
let status = 200
const server = createServer(({ headers }, response) => {
  heard.push(headers)
  response.writeHead(status).end('{}')
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/ask`
})
afterAll(() => server.close())
afterEach(() => passTracesToProviders(false))

const ask = () => withinTrace(newTrace(), () => providerFetch('payments', url, { headers: { 'x-own': '1' } }))

test('a provider is told of no trace, unless the installation says so', async () => {
  await ask()
  expect(Object.keys(heard.at(-1) ?? {}).filter((name) => /trace|baggage|b3/.test(name))).toEqual([])
  passTracesToProviders(true)
  await ask()
  expect(heard.at(-1)).toMatchObject({
    'x-own': '1',
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
  })
})

test('a refusal is an answer, an error of theirs is none; ports of one host are counted apart', async () => {
  const register = new Registry()
  measureProviders(register)
  const counted = async () => {
    const { host } = new URL(url)
    const text = await register.metrics()
    const of = (port: string, outcome: string) =>
      Number(
        new RegExp(`port="${port}",provider="${host}",outcome="${outcome}"} (\\d+)`).exec(text)?.[1] ?? 0,
      )
    return [of('payments', 'answered'), of('payments', 'failed'), of('payouts', 'failed')]
  }
  const [answered = 0, failed = 0, ofPayouts = 0] = await counted()
  for (status of [200, 400, 404, 500, 429]) await ask()
  expect(await counted()).toEqual([answered + 3, failed + 2, ofPayouts])
  await providerFetch('payouts', url, {})
  expect(await counted()).toEqual([answered + 3, failed + 2, ofPayouts + 1])
})

test.each([
  ['/v1/payments/pay_29QQoUBi66xm2f/refund', '/v1/payments/{}/refund'],
  ['/ifsc/PRJT0000417', '/ifsc/{}'],
  ['/pan/ZZZPV1001A', '/pan/{}'],
  ['/m/9810001001/asha@example.in', '/m/{}/{}'],
])('the path %s is shown without what it is about', (path, shape) => {
  expect(shapeOfPath(path)).toBe(shape)
})

test.each([
  [
    "select * from orders where pan = 'ZZZPV1001A' and n = 42",
    'select orders',
    'select * from orders where pan = ? and n = ?',
  ],
  ["select 'it''s ''9810001001'''", 'select', 'select ?'],
  ['insert into "orders" ("id")\n values ($1)', 'insert orders', 'insert into "orders" ("id") values ($1)'],
])('the statement %s is shown by its shape', (text, name, shape) => {
  expect([nameOfStatement(text), shapeOfStatement(text)]).toEqual([name, shape])
})
