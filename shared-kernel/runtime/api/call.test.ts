// @needs-page
import { readFileSync } from 'node:fs'
import { AxiosError } from 'axios'
import * as z from 'zod/mini'
import { endpoint, Nothing } from '@portal/contracts/wire/endpoint'
import { fakeServer, type FakeAnswer } from '@portal/testing/fake-server'
import { sharedNames, sharedPath } from '@portal/testing/node'
import { message } from '@portal/contracts/catalogue'
import { api, configureApi, newIdempotencyKey, prepareApi, type ApiError } from './public'

const common = { summary: '', envelope: true, request: z.object({ n: z.number() }) } as const
const read = endpoint({
  ...common,
  method: 'POST',
  path: 'demo/read',
  token: 'session',
  response: z.object({ m: z.number() }),
})
const open = endpoint({ ...common, method: 'POST', path: 'demo/open', token: 'none', response: Nothing })
const setPassword = endpoint({
  ...common,
  method: 'PUT',
  path: 'demo/set',
  token: 'access',
  response: Nothing,
})
const plain = endpoint({
  ...common,
  method: 'POST',
  path: 'demo/plain',
  token: 'none',
  envelope: false,
  response: Nothing,
})
const listed = endpoint({
  ...common,
  method: 'GET',
  path: 'demo/list',
  token: 'none',
  request: Nothing,
  response: Nothing,
})
const pay = endpoint({
  ...common,
  method: 'POST',
  path: 'demo/pay',
  token: 'session',
  idempotent: true,
  response: Nothing,
})

const failures: ApiError[] = []
const broken = jest.fn()
const forced = jest.fn()

beforeEach(() => {
  failures.length = 0
  broken.mockReset()
  forced.mockReset()
  configureApi({
    encryption: true,
    deviceId: () => 'device-1',
    additions: () => ({
      userNameID: 'ZZZPV1001A',
      branchCode: 'B001',
      loginLatitude: 19.07,
      loginLongitude: 72.87,
    }),
    onFailure: (error) => failures.push(error),
    onBrokenAnswer: broken,
    onForcedSignOut: forced,
    tokens: {
      session: () => 'session-1',
      access: () => 'access-1',
      refreshRequest: () => undefined,
      refreshed: () => undefined,
      inTurn: (refresh) => refresh(),
    },
  })
})

const failing = async (
  answer: FakeAnswer | (() => FakeAnswer),
  call: () => Promise<unknown> = () => api.call(read, { n: 1 }, { toast: true }),
): Promise<ApiError> => {
  fakeServer(() => (typeof answer === 'function' ? answer() : answer))
  return call().then(
    () => {
      throw new Error('it did not fail')
    },
    (error: ApiError) => error,
  )
}

test('a call goes below /api/v1, and its answer is the parsed data [S7.001] [S7.007]', async () => {
  const seen = fakeServer(() => ({ data: { m: 7, extra: 'dropped' } }))
  await expect(api.call(read, { n: 1 })).resolves.toEqual({ m: 7 })
  expect(seen[0]?.path).toBe('demo/read')
})

test('a body travels as edata and its answer is read from edata [S7.015]', async () => {
  const seen = fakeServer(() => ({ data: { m: 7 } }))
  await api.call(read, { n: 1 })
  expect(Object.keys(JSON.parse(seen[0]?.wire ?? '') as object)).toEqual(['edata'])
  expect(seen[0]?.header('checkEnc')).toBe('Y')
  expect(seen[0]?.header('EncryptionKey')).toMatch(/^key-1\./)
})

test('a call of the exceptions travels in the clear, and so do all when encryption is off [S7.016] [S9.067]', async () => {
  const seen = fakeServer(() => ({ data: {} }))
  await api.call(plain, { n: 1 })
  configureApi({ encryption: false })
  await api.call(open, { n: 2 })
  expect(seen.map(({ wire }) => (JSON.parse(wire) as { n: number }).n)).toEqual([1, 2])
  expect(seen.map(({ header }) => [header('checkEnc'), header('EncryptionKey')])).toEqual([
    ['N', ''],
    ['N', ''],
  ])
})

test('every body carries source, user name, branch and log-in place [S7.003] [S7.004] [S7.005] [S6.011]', async () => {
  const seen = fakeServer(() => ({ data: {} }))
  await api.call(open, { n: 1 })
  expect(seen[0]?.body).toEqual({
    n: 1,
    source: 'W',
    userNameID: 'ZZZPV1001A',
    branchCode: 'B001',
    loginLatitude: 19.07,
    loginLongitude: 72.87,
  })
})

test('a GET has no body [S7.006]', async () => {
  const seen = fakeServer(() => ({ data: {} }))
  await api.call(listed, {})
  expect([seen[0]?.method, seen[0]?.wire]).toEqual(['GET', ''])
})

test('every call names content type, device, system and browser [S7.010]', async () => {
  const seen = fakeServer(() => ({ data: {} }))
  await api.call(open, { n: 1 })
  const header = seen[0]?.header
  expect(header?.('Content-Type')).toBe('application/json')
  expect(header?.('deviceId')).toBe('device-1')
  expect(header?.('deviceOS')).not.toBe('')
  expect(header?.('browser')).not.toBe('')
})

test('a call carries the session token, the access token, or none [S7.011] [S7.012]', async () => {
  const seen = fakeServer(() => ({ data: { m: 1 } }))
  await api.call(read, { n: 1 })
  await api.call(setPassword, { n: 1 })
  await api.call(open, { n: 1 })
  expect(seen.map(({ header }) => header('Authorization'))).toEqual([
    'Bearer session-1',
    'Bearer access-1',
    '',
  ])
})

test('the headers loader and skip say what the call asks for [S7.014]', async () => {
  const seen = fakeServer(() => ({ data: {} }))
  await api.call(open, { n: 1 }, { loader: true, toast: true })
  await api.call(open, { n: 1 })
  expect(seen.map(({ header }) => header('loader') + header('skip'))).toEqual(['YN', 'NY'])
})

test('a call that moves money must have a key, and sends it', async () => {
  const seen = fakeServer(() => ({ data: {} }))
  await expect(api.call(pay, { n: 1 })).rejects.toThrow('needs an idempotency key')
  const idempotencyKey = newIdempotencyKey()
  await api.call(pay, { n: 1 }, { idempotencyKey })
  expect(seen.map(({ header }) => header('Idempotency-Key'))).toEqual([idempotencyKey])
  expect(idempotencyKey).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('a refusal carries code and words of the server, and is shown [S8.078]', async () => {
  const error = await failing({ code: '-108', message: 'Invalid code: try again' })
  expect(error).toMatchObject({
    kind: 'refused',
    status: 200,
    code: '-108',
    message: 'Invalid code: try again',
  })
  expect(failures).toEqual([error])
})

test('an HTTP error is shown in the words of the server [S8.078]', async () => {
  const error = await failing({
    status: 429,
    code: 'E_RATE',
    message: 'Slow down',
    headers: { 'Retry-After': '7' },
  })
  expect(error).toMatchObject({ kind: 'http', status: 429, message: 'Slow down', retryAfterSeconds: 7 })
  expect(failures).toEqual([error])
})

test('an HTTP error without words is E19 online and E20 offline [S8.003] [S8.004] [S8.079]', async () => {
  expect((await failing({ status: 500, raw: '{}' })).message).toBe(message('E19'))
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect((await failing({ status: 500, raw: '{}' })).message).toBe(message('E20'))
  online.mockRestore()
})

test('no answer is a network failure, and says to check the connection; offline it is E20 [S8.004] [S8.062]', async () => {
  const noAnswer = () => {
    throw new AxiosError('Network Error', 'ERR_NETWORK')
  }
  expect(await failing(noAnswer)).toMatchObject({
    kind: 'network',
    status: 0,
    code: 'NETWORK',
    message: 'We could not reach our servers. Check your connection and try again.',
  })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect((await failing(noAnswer)).message).toBe(message('E20'))
  online.mockRestore()
})

test('a call that the page gave up is reported to nobody', async () => {
  const gone = new AbortController()
  gone.abort()
  const error = await failing({ data: { m: 1 } }, () =>
    api.call(read, { n: 1 }, { signal: gone.signal, toast: true }),
  )
  expect(error.code).toBe('ABORTED')
  expect(failures).toEqual([])
})

test('a call fails without a toast where none is asked for', async () => {
  await failing({ status: 500, message: 'x' }, () => api.call(read, { n: 1 }))
  expect(failures).toEqual([])
})

test.each([
  ['an empty answer', ''],
  ['a page', '<html></html>'],
  ['cut-off JSON', '{"resultInfo":'],
])('%s is no JSON, a technical error, and runs the sign-out helper [S4.022] [S8.062]', async (_, raw) => {
  expect(await failing({ raw })).toMatchObject({
    kind: 'malformed',
    code: 'SYNTAX',
    message: message('technicalError'),
  })
  expect(broken).toHaveBeenCalledTimes(1)
})

test('an answer of malformed JSON of every public kind is told as malformed', async () => {
  const parsing = 'jsontestsuite/test_parsing'
  const codes: string[] = []
  for (const name of sharedNames(parsing).filter((each) => each.startsWith('n_'))) {
    const { kind, code } = await failing({ raw: readFileSync(sharedPath(`${parsing}/${name}`), 'utf8') })
    expect({ name, kind }).toEqual({ name, kind: 'malformed' })
    codes.push(code)
  }
  expect(codes.filter((code) => code === 'SYNTAX').length).toBeGreaterThan(150)
})

test('an answer of twenty million characters that was not asked for is told as malformed', async () => {
  const raw = JSON.stringify({ resultInfo: 'A'.repeat(20_000_000) })
  expect(await failing({ raw })).toMatchObject({ kind: 'malformed', code: 'MALFORMED' })
})

test('HTTP 504 runs the sign-out helper, but never for money [S4.022]', async () => {
  await failing({ status: 504, message: 'Gateway timeout' })
  expect(broken).toHaveBeenCalledTimes(1)
  await failing({ status: 504, message: 'Gateway timeout' }, () =>
    api.call(pay, { n: 1 }, { idempotencyKey: 'k', toast: true }),
  )
  expect(broken).toHaveBeenCalledTimes(1)
  expect(failures).toHaveLength(2)
})

test.each([
  ['wrong-typed data', { data: { m: 'seven' } }],
  ['data of another kind', { data: [] }],
  ['an unsealed success to a sealed call', { data: { m: 7 }, plain: true }],
  ['a JSON null', { raw: 'null' }],
  ['an array ten thousand deep', { raw: '['.repeat(10_000) + ']'.repeat(10_000) }],
])('%s is malformed and signs nobody out', async (_, answer) => {
  expect(await failing(answer)).toMatchObject({ kind: 'malformed', code: 'MALFORMED' })
  expect(broken).not.toHaveBeenCalled()
})

test('HTTP 401 T2021 ends the session in the words of the server, and no toast repeats them [S8.074]', async () => {
  const error = await failing({ status: 401, code: 'T2021', message: 'T2021: Invalid user' })
  expect(error.code).toBe('T2021')
  expect(forced).toHaveBeenCalledWith('T2021: Invalid user')
  expect(failures).toEqual([])
})

test('an envelope refused for its clock is sealed again once by the clock of the server', async () => {
  let calls = 0
  const seen = fakeServer(() => {
    calls += 1
    if (calls > 1) return { data: { m: 1 } }
    return { status: 400, code: 'E_ENVELOPE', headers: { 'Date-Skew': '3600000' }, plain: true }
  })
  await expect(api.call(read, { n: 1 })).resolves.toEqual({ m: 1 })
  const stamps = seen.map(({ wire }) => Number((JSON.parse(wire) as { edata: string }).edata.split('.')[1]))
  expect((stamps[1] ?? 0) - (stamps[0] ?? 0)).toBeGreaterThanOrEqual(3_600_000)
})

test('an envelope refused for good is asked twice and then given up, with new page keys', async () => {
  const words = 'This request could not be read. Reload the page and try again.'
  const seen = fakeServer(() => ({ status: 400, code: 'E_ENVELOPE', message: words, plain: true }))
  await expect(api.call(read, { n: 1 })).rejects.toThrow(words)
  expect(seen).toHaveLength(2)
  expect(seen[0]?.header('EncryptionKey')).not.toBe(seen[1]?.header('EncryptionKey'))
})

test('the settings and the key are fetched at application start, and a failure is no harm [S7.125] [S7.123]', async () => {
  const seen = fakeServer(() => ({ status: 500, message: 'down' }))
  await expect(prepareApi()).resolves.toBeUndefined()
  expect(seen.map(({ path }) => path)).toEqual(['conf'])
  expect(failures).toEqual([])
})
