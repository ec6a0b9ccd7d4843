import { AxiosError } from 'axios'
import * as z from 'zod/mini'
import { endpoint } from '@portal/contracts/wire/endpoint'
import { fakeServer, type FakeAnswer, type FakeRequest } from '@portal/testing/fake-server'
import { api, configureApi, type ApiError } from './public'

const read = endpoint({
  summary: '',
  method: 'POST',
  path: 'demo/read',
  token: 'session',
  envelope: true,
  request: z.object({ n: z.number() }),
  response: z.object({ n: z.number() }),
})

let token = 'old'
const failures: ApiError[] = []
const forced = jest.fn()

beforeEach(() => {
  token = 'old'
  failures.length = 0
  forced.mockReset()
  configureApi({
    onFailure: (error) => failures.push(error),
    onForcedSignOut: forced,
    tokens: {
      session: () => token,
      access: () => undefined,
      refreshRequest: () => ({ refreshToken: 'refresh-1', userId: 'ZZZPV1001A', expiredToken: token }),
      refreshed: ({ sessionToken }) => (token = sessionToken),
      inTurn: (refresh) => refresh(),
    },
  })
})

const pair: FakeAnswer = {
  data: { refreshToken: 'refresh-2', expiresInSeconds: 300 },
  headers: { 'ACCESS-TOKEN': 'new' },
}

/** Keeps the time limits that calls set themselves, in the order of the calls, to be ended by the test. */
function heldLimits() {
  const limits: { ms: number; end: () => void }[] = []
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController()
    limits.push({ ms, end: () => limit.abort() })
    return limit.signal
  })
  return limits
}
afterEach(() => void jest.restoreAllMocks())

/** How long the server gives the same successor for a token that it traded already. */
const graceMs = 10_000

const serve = (refresh: (request: FakeRequest) => FakeAnswer): FakeRequest[] =>
  fakeServer(async (request) => {
    if (request.path === 'auth/accessToken') {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return refresh(request)
    }
    const fresh = request.header('Authorization') === 'Bearer new'
    return fresh ? { data: { n: request.body['n'] } } : { status: 401, code: 'E_TOKEN', message: 'expired' }
  })

test('an expired token is refreshed once and the call repeated with the new one [S8.075] [S8.076] [S4.019]', async () => {
  const seen = serve(() => pair)
  await expect(api.call(read, { n: 1 })).resolves.toEqual({ n: 1 })
  expect(seen.map(({ path }) => path)).toEqual(['demo/read', 'auth/accessToken', 'demo/read'])
  expect(failures).toEqual([])
})

test('a refresh sends its three values and reads the ACCESS-TOKEN header [S7.031] [S7.032]', async () => {
  const seen = serve(() => pair)
  await api.call(read, { n: 1 })
  expect(seen[1]?.body).toMatchObject({ accessToken: 'refresh-1', userId: 'ZZZPV1001A', expiredToken: 'old' })
  expect(token).toBe('new')
})

test('fifty calls on an expired token make one refresh and get fifty answers [S8.075] [S8.076]', async () => {
  const seen = serve(() => pair)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => api.call(read, { n })))
  expect(answers.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, n) => n))
  expect(seen.filter(({ path }) => path === 'auth/accessToken')).toHaveLength(1)
})

test('a call refused after the refresh is over takes the newer token without another refresh', async () => {
  const seen = serve(() => pair)
  const slow = api.call(read, { n: 1 })
  token = 'new'
  await expect(slow).resolves.toEqual({ n: 1 })
  expect(seen.filter(({ path }) => path === 'auth/accessToken')).toHaveLength(0)
})

test('result -103 forces one logout with a message, for any number of calls [S4.020]', async () => {
  serve(() => ({ code: '-103', message: 'Please log in again' }))
  const calls = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => api.call(read, { n }, { toast: true })),
  )
  expect(calls.every(({ status }) => status === 'rejected')).toBe(true)
  expect(forced.mock.calls).toEqual([['Please log in again', 'reload']])
  expect(failures).toEqual([])
})

test('a refresh that is not authorised forces one logout', async () => {
  serve(() => ({ status: 401, code: 'E_TOKEN', message: 'gone' }))
  await expect(api.call(read, { n: 1 })).rejects.toMatchObject({ status: 401 })
  expect(forced).toHaveBeenCalledTimes(1)
})

test('a refresh that fails on its way passes the error on and signs nobody out [S8.077]', async () => {
  serve(() => ({ status: 503, code: 'E_DOWN', message: 'down' }))
  await expect(api.call(read, { n: 1 }, { toast: true })).rejects.toMatchObject({
    status: 503,
    message: 'down',
  })
  serve(() => {
    throw new AxiosError('Network Error', 'ERR_NETWORK')
  })
  await expect(api.call(read, { n: 1 }, { toast: true })).rejects.toMatchObject({ kind: 'network' })
  expect(forced).not.toHaveBeenCalled()
  expect(failures).toHaveLength(2)
})

test('a refresh without a token in its header is malformed, not a success', async () => {
  serve(() => ({ data: pair.data }))
  await expect(api.call(read, { n: 1 })).rejects.toMatchObject({ kind: 'malformed' })
  expect(token).toBe('old')
})

test('a refresh whose answer is lost is sent twice more within the grace, the last time without a limit of its own', async () => {
  const limits = heldLimits()
  const seen = serve(() => {
    limits.forEach(({ end }) => end())
    return seen.length < 4 ? { data: pair.data, headers: { 'ACCESS-TOKEN': 'lost' } } : pair
  })
  await expect(api.call(read, { n: 1 })).resolves.toEqual({ n: 1 })
  expect(seen.slice(1, 4).map(({ body }) => body['accessToken'])).toEqual(Array(3).fill('refresh-1'))
  expect(limits).toHaveLength(2)
  expect(limits.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(graceMs * 0.7)
  expect(forced).not.toHaveBeenCalled()
})

test.each<[string, () => FakeAnswer]>([
  [
    'no answer',
    () => {
      throw new AxiosError('Network Error', 'ERR_NETWORK')
    },
  ],
  ['a 503', () => ({ status: 503, code: 'E_DOWN', message: 'down' })],
  ['a 504', () => ({ status: 504, raw: '<html>' })],
])('a refresh that gets %s is sent again at once, and three times in all at most', async (_, fail) => {
  let refreshes = 0
  serve(() => (++refreshes < 3 ? fail() : pair))
  await expect(api.call(read, { n: 1 })).resolves.toEqual({ n: 1 })
  token = 'old'
  const seen = serve(fail)
  await expect(api.call(read, { n: 1 })).rejects.toMatchObject({ status: expect.any(Number) })
  expect(seen.filter(({ path }) => path === 'auth/accessToken')).toHaveLength(3)
  expect(forced).not.toHaveBeenCalled()
})

test.each<[string, FakeAnswer]>([
  ['-103', { code: '-103', message: 'Please log in again' }],
  ['a 401', { status: 401, code: 'E_TOKEN', message: 'gone' }],
  ['a 500', { status: 500, code: 'E_BUG', message: 'broken' }],
])('a refresh that the server answers with %s is sent once', async (_, answer) => {
  const seen = serve(() => answer)
  await expect(api.call(read, { n: 1 })).rejects.toMatchObject({ message: answer.message })
  expect(seen).toHaveLength(2)
})
