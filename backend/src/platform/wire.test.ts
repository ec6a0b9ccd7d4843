import { areas } from '@portal/contracts/all'
import { authApi } from '@portal/contracts/identity/auth'
import { contentApi } from '@portal/contracts/support/content'
import type { Endpoint } from '@portal/contracts/wire/endpoint'
import { masterApi } from '@portal/contracts/support/master'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { readFileSync } from 'node:fs'
import { sharedNames, sharedPath } from '@portal/testing/node'
import { codeRequest } from '../../test-kit/code-request'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'

const headers = { deviceId: 'test-device-0001', 'content-type': 'application/json' }

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const post = (url: string, payload: string | Buffer, extra: Record<string, string> = {}) =>
  portal.app.inject({ method: 'POST', url, headers: { ...headers, ...extra }, payload })

const callsOf = Object.values(areas).flatMap((area) => Object.values(area) as Endpoint[])

test('every call of the contract is answered below /api/v1, by its own method [S7.001]', () => {
  for (const { method, path } of callsOf) {
    expect({ path, found: portal.app.hasRoute({ method, url: `/api/v1/${path}` }) }).toEqual({
      path,
      found: true,
    })
  }
})

test('every path is an area and a name of the specification, plain, and no two calls share one [S7.017]', () => {
  const paths = callsOf.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(paths).size).toBe(paths.length)
  for (const { path } of callsOf) expect(path).toMatch(/^[A-Za-z]+(\/[A-Za-z_]+)*$/)
})

test('every answer has resultInfo with code, id and message, and data on success only [S7.007]', async () => {
  const good = (await portal.app.inject('/api/v1/conf')).json()
  expect(good.resultInfo).toEqual({ resultCode: 'SUCCESS', resultCodeId: '0', resultMsg: 'Success' })
  expect(good.data.mode).toBe('sandbox')
  const bad = await portal.call(authApi.login, { userId: people.asha.pan, password: 'Wrong#2026' })
  expect(bad.resultInfo.resultCode).toBe('FAILURE')
  expect(bad.data).toBeUndefined()
})

test('GET calls take no body and are plain [S7.006]', async () => {
  for (const each of callsOf.filter(({ method }) => method === 'GET')) {
    expect(each.envelope).toBe(false)
    const answer = await portal.app.inject({ method: 'GET', url: `/api/v1/${each.path}` })
    const isWhole = each.request.safeParse({}).success
    expect(answer.statusCode).toBe(each.token !== 'none' ? 401 : isWhole ? 200 : 400)
    expect(answer.json().edata).toBeUndefined()
  }
})

test('what a GET says stands in addresses: none of them changes anything, and none takes anything of an investor', () => {
  const gets = callsOf.filter(({ method }) => method === 'GET')
  expect(
    gets
      .filter(({ token }) => token !== 'none')
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['distributor/arnList', 'transaction/billdesk/bankHealth'])
  expect(gets.filter(({ idempotent }) => idempotent)).toEqual([])
  const fields = gets.flatMap(({ request, header }) =>
    Object.keys((request as unknown as { shape: object }).shape).filter((name) => name !== header),
  )
  expect([...new Set(fields)].sort()).toEqual(['isDistributor', 'placement', 'searchKey'])
})

test('what a body says beyond the fields of its call reaches nothing', () => {
  const typed = { userId: people.asha.pan, password: 'Sandbox#2026' }
  expect(authApi.login.request.safeParse({ ...typed, temporary: false, investorId: 'x' }).data).toEqual(typed)
  const takesMore = ({ request }: Endpoint) => {
    const { catchall } = request._zod.def as { catchall?: { _zod: { def: { type: string } } } }
    return catchall !== undefined && catchall._zod.def.type !== 'never'
  }
  expect(callsOf.filter(takesMore).map(({ path }) => path)).toEqual([])
})

test('the settings are the exception to sealed bodies, everything posted is sealed [S7.016]', () => {
  expect(contentApi.conf.envelope).toBe(false)
  expect(callsOf.filter(({ method, envelope }) => method !== 'GET' && !envelope)).toEqual([])
})

test('an unknown address answers 404, a known one with a wrong method 405, both as resultInfo', async () => {
  const unknown = await portal.app.inject('/api/v1/no/such/call')
  expect([unknown.statusCode, unknown.json().resultInfo.resultCodeId]).toEqual([404, 'E_NOT_FOUND'])
  const wrong = await portal.app.inject({
    method: 'DELETE',
    url: '/api/v1/auth/logout',
    headers: { deviceId: headers.deviceId },
  })
  expect([wrong.statusCode, wrong.headers.allow, wrong.json().resultInfo.resultCodeId]).toEqual([
    405,
    'POST',
    'E_METHOD',
  ])
  const odd = await portal.app.inject('/%E0%A4%A')
  expect([odd.statusCode, odd.json().resultInfo.resultCode]).toEqual([400, 'FAILURE'])
})

test('malformed JSON of every public kind is refused as resultInfo, well-formed JSON gets to the envelope', async () => {
  const parsing = 'jsontestsuite/test_parsing'
  const codes = new Map<string, number>()
  for (const name of sharedNames(parsing)) {
    const answer = await post('/api/v1/country', readFileSync(sharedPath(`${parsing}/${name}`)))
    const { resultInfo } = answer.json()
    expect({ name, status: answer.statusCode, code: resultInfo.resultCode }).toEqual({
      name,
      status: 400,
      code: 'FAILURE',
    })
    if (name.startsWith('n_'))
      codes.set(resultInfo.resultCodeId, (codes.get(resultInfo.resultCodeId) ?? 0) + 1)
    if (name.startsWith('y_object_') && !name.includes('duplicated'))
      expect(resultInfo.resultCodeId).toBe('E_ENVELOPE')
  }
  expect(codes.get('E_HTTP_400')).toBeGreaterThan(150)
})

test('a body of more than 256 KB, one that is no JSON and a deep one are refused', async () => {
  expect((await post('/api/v1/country', JSON.stringify({ edata: 'A'.repeat(300_000) }))).statusCode).toBe(413)
  expect(
    (await post('/api/v1/country', 'edata=x', { 'content-type': 'application/x-www-form-urlencoded' }))
      .statusCode,
  ).toBe(415)
  expect((await post('/api/v1/country', '['.repeat(10_000) + ']'.repeat(10_000))).statusCode).toBe(400)
})

test.each([
  ['a NUL character', { label: 'a\0b' }],
  ['a lone surrogate', { label: '\uD800' }],
  ['an own __proto__', JSON.parse('{"__proto__":{"isDistributor":true}}')],
  ['nesting beyond any form', JSON.parse('[1]'.replace('1', '['.repeat(100) + ']'.repeat(100)))],
])('%s inside a sealed body is refused', async (_name, hostile) => {
  const answer = await portal.call(masterApi.country, {}, { additions: { extra: hostile } })
  expect(answer.status).toBe(400)
  expect(({} as Record<string, unknown>).isDistributor).toBeUndefined()
})

test('the added fields are checked and kept from the call; a foreign PAN in them answers 404 [S7.003, S7.004, S7.005, S3.073]', async () => {
  const token = await portal.loginAs(people.asha.pan)
  const profile = (additions: Record<string, unknown>) =>
    portal.call(authApi.profile, {}, { token, additions })
  const all = {
    source: 'M',
    userNameID: people.asha.pan,
    branchCode: 'B001',
    loginLatitude: 12.97,
    loginLongitude: 77.59,
  }
  expect((await profile(all)).status).toBe(200)
  expect((await profile({ source: 'X' })).resultInfo.resultMsg).toBe(
    'Some of what was sent is not valid: source.',
  )
  expect((await profile({ loginLatitude: 'north' })).status).toBe(400)
  expect((await profile({ userNameID: people.bharat.pan })).status).toBe(404)
})

test('without a session every guarded call answers 401, whatever is asked [S6.001]', async () => {
  const guarded = callsOf.filter(({ token }) => token === 'session')
  expect(guarded.length).toBeGreaterThan(50)
  for (const endpoint of guarded)
    expect([endpoint.path, (await portal.call(endpoint, {} as never)).status]).toEqual([endpoint.path, 401])
})

test('a deviceId header is needed for every posted call [S7.010]', async () => {
  const answer = await portal.call(masterApi.country, {}, { headers: { deviceId: '' } })
  expect(answer.status).toBe(400)
})

test('a `userId` of another investor in a call with a session answers 404', async () => {
  const token = await portal.loginAs(people.asha.pan)
  const body = codeRequest('LUMPSUM', people.bharat.pan)
  expect((await portal.call(otpGenerateApi.generate, body, { token })).status).toBe(404)
})

test('all answers forbid inline and foreign code, framing, sniffing and storing', async () => {
  for (const url of ['/api/v1/auth/encryptionKey', '/api/v1/conf', '/sandbox', '/nowhere', '/healthz']) {
    const answer = await portal.app.inject(url)
    const policy = String(answer.headers['content-security-policy'])
    // A sandbox takes remotes from the developer's own machine too, and from nowhere else.
    const ownMachine = ' http://localhost:* http://127.0.0.1:*'
    expect(policy.replaceAll(ownMachine, '')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    )
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['x-frame-options']).toBe('DENY')
    expect(answer.headers['referrer-policy']).toBe('no-referrer')
    // The settings are the same for everybody.
    expect(answer.headers['cache-control']).toBe(url === '/api/v1/conf' ? 'no-cache' : 'no-store')
  }
})

test('a fault hits the asked number of calls of its path and no other', async () => {
  portal.platform.faults.add({ path: 'country', status: 504, times: 2, delayMs: 5 })
  const statuses = []
  for (let round = 0; round < 3; round += 1) statuses.push((await portal.call(masterApi.country, {})).status)
  expect(statuses).toEqual([504, 504, 200])
  expect(portal.platform.faults.list()[0]?.hits).toBe(2)
  portal.platform.faults.clear()
  portal.platform.faults.add({ path: 'conf', body: '{"resultInfo":' })
  expect((await portal.app.inject('/api/v1/conf')).body).toBe('{"resultInfo":')
  portal.platform.faults.clear()
})

test('the key set is outside of the base path and holds public halves only [S7.002]', async () => {
  const { keys } = (await portal.app.inject('/.well-known/jwks.json')).json()
  expect(keys.map(({ kty, use, alg }: Record<string, string>) => `${kty} ${use} ${alg}`)).toEqual([
    'RSA enc RSA-OAEP-256',
    'OKP sig EdDSA',
  ])
  for (const key of keys)
    for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi']) expect(key).not.toHaveProperty(secret)
})

test('the OpenAPI document holds every call of the contract', async () => {
  const document = (await portal.app.inject('/api/v1/openapi.json')).json()
  for (const { method, path, summary } of callsOf) {
    expect(document.paths[`/${path}`]?.[method.toLowerCase()]?.summary).toBe(summary)
  }
})

test('health and figures: up, ready only with a database, times by route', async () => {
  expect((await portal.app.inject('/healthz')).statusCode).toBe(200)
  expect((await portal.app.inject('/metrics')).body).toMatch(
    /portal_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d/,
  )
})
