import { clientEventsPath } from '@portal/contracts/wire/client-events-path'
import type { ClientEvent } from '@portal/contracts/wire/telemetry'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestOf } from '@portal/contracts/manifest'
import { serviceModule } from '../platform/service.module'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { forgetClientEvents } from './client-events'
import { telemetryModule } from './module'
import { clientEvents } from './schema'

const hash = `sha384-${'A'.repeat(64)}`
const release = {
  name: 'mfe-transact',
  version: '1.2.3-abc',
  entry: '/e.js',
  integrity: hash,
  preload: [],
  styles: [],
  prefixes: ['/home/transaction'],
  kernel: '^1.0.0',
}
const counted = { ...release, name: 'mfe-counted', prefixes: ['/home/counted'] }
const where = {
  remote: 'mfe-transact',
  version: '1.2.3-abc',
  kernel: '1.0.0',
  shell: 'a1b2c3d4',
  page: '/home/transaction/payment',
  visit: '7K3QX',
}
const failure = (changes: Partial<Extract<ClientEvent, { kind: 'failure' }>> = {}): ClientEvent => ({
  ...where,
  kind: 'failure',
  code: 'LOAD-003',
  stage: 'entry',
  count: 1,
  ...changes,
})

const known = manifestOf([release, counted])
const manifest = { ...known, remotes: known.remotes.map((remote) => ({ ...remote, owner: 'orders' })) }

let portal: TestPortal
let files: string

let addresses = 0

beforeAll(async () => {
  files = temporaryFolder('portal-files')
  writeFileSync(join(files, 'remotes.json'), JSON.stringify(manifest))
  portal = await startTestPortal({
    modules: [serviceModule(async () => true), telemetryModule],
    env: { PORTAL_FILES: files },
  })
})
afterAll(() => portal.close())
beforeEach(async () => {
  addresses += 1
  await portal.platform.db.delete(clientEvents)
})

const send = (body: unknown) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  return portal.app.inject({
    method: 'POST',
    url: clientEventsPath,
    remoteAddress: `192.0.2.${addresses}`,
    headers: { 'content-type': 'application/json' },
    payload,
  })
}
const stored = () => portal.platform.db.select().from(clientEvents).orderBy(clientEvents.id)
const metrics = async () => (await portal.app.inject('/metrics')).body

test('failures and vitals are kept with remote, version, kernel, shell, page and visit, without a session', async () => {
  const vital: ClientEvent = { ...where, kind: 'vital', name: 'LCP', value: 1840 }
  expect((await send({ events: [failure({ count: 3 }), vital] })).statusCode).toBe(204)
  const shared = { ...where, owner: 'orders', receivedAt: expect.any(Date), id: expect.any(Number) }
  expect(await stored()).toEqual([
    {
      ...shared,
      kind: 'failure',
      code: 'LOAD-003',
      stage: 'entry',
      count: 3,
      message: null,
      stack: null,
      vital: null,
      value: null,
    },
    {
      ...shared,
      kind: 'vital',
      code: null,
      stage: null,
      count: 1,
      message: null,
      stack: null,
      vital: 'LCP',
      value: 1840,
    },
  ])
})

test('no PAN, e-mail, account number or code is kept, wherever it was written', async () => {
  await send({
    events: [
      failure({
        page: '/home/folio/91024821/ZZZPV1001A',
        message: 'asha.verma@example.in ZZZPV1001A 50100012345678 otp 4821 not accepted',
      }),
    ],
  })
  const [row] = await stored()
  expect(row).toMatchObject({
    page: '/home/folio/[number]/[PAN]',
    message: '[e-mail] [PAN] [number] otp [number] not accepted',
  })
})

const place = '/remotes/mfe-transact/1.2.3-abc/12.0a1b2c3d.js:1:23456'

test('of a stack, places in scripts of releases are kept as they are', async () => {
  const stack = `${place}\n/shell/0.1.0-0a1b2c3d/main.0a1b2c3d.js:1:9`
  expect((await send({ events: [failure({ stack })] })).statusCode).toBe(204)
  expect(await stored()).toMatchObject([{ stack }])
})

test.each([
  ['no list', {}],
  ['an empty list', { events: [] }],
  ['more than 20 events', { events: Array.from({ length: 21 }, () => failure()) }],
  ['a page with its query', { events: [failure({ page: '/home/receipt?order=1' })] }],
  ['a code that is none', { events: [failure({ code: 'ZZZPV1001A' })] }],
  ['a remote that is none', { events: [failure({ remote: 'Asha Verma' })] }],
  ['a NUL character', { events: [failure({ message: 'a\0b' })] }],
  ['a stack with words', { events: [failure({ stack: `Asha Verma\n${place}` })] }],
  ['a stack with a query', { events: [failure({ stack: place.replace('.js', '.js?pan=ZZZPV1001A') })] }],
  ['a place elsewhere', { events: [failure({ stack: 'https://elsewhere.example/x.js:1:2' })] }],
  ['eleven places', { events: [failure({ stack: Array.from({ length: 11 }, () => place).join('\n') })] }],
  ['a message without end', { events: [failure({ message: 'x'.repeat(501) })] }],
])('%s is refused and nothing of it kept', async (_, body) => {
  const answer = await send(body)
  expect([answer.statusCode, answer.json().resultInfo.resultCode]).toEqual([400, 'FAILURE'])
  expect(await stored()).toEqual([])
})

test('a batch of more than 32 KB is refused, and so is the 61st of a minute', async () => {
  expect((await send(`{"events":["${'x'.repeat(33_000)}"]}`)).statusCode).toBe(413)
  const answers: number[] = []
  for (let sent = 0; sent < 60; sent += 1) answers.push((await send({ events: [failure()] })).statusCode)
  expect(answers.filter((status) => status === 204)).toHaveLength(59)
  const refused = await send({ events: [failure()] })
  expect([refused.statusCode, refused.json().resultInfo.resultCodeId]).toEqual([429, 'E_TOO_MANY'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('the metrics count loads, failures by code, versions in use, and vitals, by remote', async () => {
  const here = { ...where, remote: 'mfe-counted' }
  const load: ClientEvent = { ...here, kind: 'load', milliseconds: 420 }
  await send({
    events: [
      load,
      load,
      failure({ ...here, count: 3 }),
      { ...here, kind: 'vital', name: 'LCP', value: 1840 },
      { ...here, kind: 'vital', name: 'INP', value: 90 },
      { ...here, kind: 'vital', name: 'CLS', value: 0.03 },
    ],
  })
  const text = await metrics()
  const labels = 'remote="mfe-counted",version="1.2.3-abc"'
  expect(text).toContain(`portal_remote_loads_total{${labels}} 2`)
  expect(text).toContain(`portal_client_failures_total{code="LOAD-003",${labels},owner="orders"} 3`)
  expect(text).toContain(`portal_remote_versions_in_use{${labels}} 2`)
  expect(text).toContain('portal_remote_load_seconds_bucket{le="0.5",remote="mfe-counted"} 2')
  expect(text).toContain('portal_web_vital_lcp_seconds_sum{remote="mfe-counted"} 1.84')
  expect(text).toContain('portal_web_vital_inp_seconds_bucket{le="0.1",remote="mfe-counted"} 1')
  expect(text).toContain('portal_web_vital_cls_sum{remote="mfe-counted"} 0.03')
})

test('a manifest that could not be read or believed is kept and counted under its own name', async () => {
  const list = { code: 'LOAD-011', stage: 'manifest signature', remote: 'remotes.json', version: '' }
  expect((await send({ events: [failure(list)] })).statusCode).toBe(204)
  expect(await stored()).toMatchObject([list])
  const labels = 'code="LOAD-011",remote="remotes.json",version="",owner="platform"'
  expect(await metrics()).toContain(`portal_client_failures_total{${labels}} 1`)
})

test('a use of what is to go is kept and counted with who uses it; code that is nobody’s has no owner', async () => {
  const use: ClientEvent = { ...where, kind: 'deprecated', name: 'oldButton' }
  expect((await send({ events: [use, failure({ remote: 'unknown', version: '' })] })).statusCode).toBe(204)
  expect(await stored()).toMatchObject([
    {
      kind: 'deprecated',
      message: 'oldButton',
      remote: 'mfe-transact',
      version: '1.2.3-abc',
      owner: 'orders',
    },
    { kind: 'failure', remote: 'unknown', owner: null },
  ])
  const labels = 'name="oldButton",remote="mfe-transact",version="1.2.3-abc",owner="orders"'
  expect(await metrics()).toContain(`portal_deprecated_names_total{${labels}} 1`)
})

test('what nobody released makes no label of its own', async () => {
  const codes = Array.from({ length: 60 }, (_, index) => `PAGE-${100 + index}`)
  const events = [
    failure({ version: '6.6.6' }),
    failure({ remote: 'mfe-evil' }),
    ...codes.map((code) => failure({ code })),
  ]
  for (let start = 0; start < events.length; start += 20)
    expect((await send({ events: events.slice(start, start + 20) })).statusCode).toBe(204)
  const lines = (await metrics())
    .split('\n')
    .filter((line) => line.startsWith('portal_client_failures_total'))
  expect(lines.join()).not.toMatch(/evil|6\.6\.6/)
  expect(lines.join()).toContain('code="other"')
  expect(lines.length).toBeLessThan(50)
})

test('after 30 days events are forgotten, and the oldest beyond the most that are kept', async () => {
  const { platform } = portal
  await send({ events: [failure()] })
  await portal.advance(29)
  expect(await stored()).toHaveLength(1)
  await portal.advance(2)
  expect(await stored()).toEqual([])
  await send({ events: [failure({ stage: 'a' }), failure({ stage: 'b' }), failure({ stage: 'c' })] })
  await forgetClientEvents(platform, platform.clock.now(), 2)
  expect((await stored()).map(({ stage }) => stage)).toEqual(['b', 'c'])
})
