import { AxiosError } from 'axios'
import * as z from 'zod/mini'
import { endpoint } from '../../contracts/endpoint'
import { fakeServer, type FakeAnswer, type FakeRequest } from '../testing/fake-server'
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
    },
  })
})

const pair: FakeAnswer = {
  data: { refreshToken: 'refresh-2', expiresInSeconds: 300 },
  headers: { 'ACCESS-TOKEN': 'new' },
}

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
  expect(forced.mock.calls).toEqual([['Please log in again']])
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
