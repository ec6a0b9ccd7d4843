// @needs-page
import * as z from 'zod/mini'
import { endpoint } from '@portal/contracts/wire/endpoint'
import { fakeServer } from '@portal/testing/fake-server'
import { line } from './get'
import { api, configureApi, type ApiError } from './public'

const given = { summary: '', method: 'GET', token: 'none', envelope: false } as const
const found = endpoint({
  ...given,
  path: 'demo/found',
  request: z.object({ name: z.string(), page: z.optional(z.number()) }),
  response: z.object({ m: z.number() }),
})
const kept = endpoint({
  ...given,
  path: 'demo/kept',
  header: 'link',
  request: z.object({ link: z.string(), page: z.number() }),
  response: z.object({ m: z.number() }),
})

type Line = typeof line.fetch

/** What one call fails with while the line behaves like this. */
async function failing(fetch: Line, signal?: AbortSignal): Promise<ApiError> {
  line.fetch = fetch
  return api.call(found, { name: 'a' }, signal ? { signal } : {}).then(
    () => Promise.reject(new Error('it did not fail')),
    (error: ApiError) => error,
  )
}

/** A line that answers nothing until its call is given up. */
const silent: Line = (_, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))))

beforeEach(() => configureApi({ host: '', deviceId: () => 'device-1' }))
afterEach(() => jest.useRealTimers())

test('the fields of a GET stand in its address, whatever letters they hold; one that is not given does not [S7.006]', async () => {
  const addresses: string[] = []
  fakeServer(() => ({ data: { m: 1 } }))
  const { fetch } = line
  line.fetch = (url, init) => {
    addresses.push(url)
    return fetch(url, init)
  }
  configureApi({ host: 'https://portal.test' })
  await expect(api.call(found, { name: 'a&b=ü #1' })).resolves.toEqual({ m: 1 })
  expect(addresses).toHaveLength(1)
  const address = new URL(addresses[0] ?? '')
  expect(address.href).toMatch(/^https:\/\/portal\.test\/api\/v1\/demo\/found\?/)
  expect([...address.searchParams]).toEqual([['name', 'a&b=ü #1']])
})

test('a field that an endpoint keeps out of the address travels as a header', async () => {
  const seen = fakeServer(() => ({ data: { m: 1 } }))
  await api.call(kept, { link: 'secret ü', page: 2 })
  expect(seen[0]?.body).toEqual({ page: '2' })
  expect(seen[0]?.header('link')).toBe(encodeURIComponent('secret ü'))
})

test('a GET says of the device what every call says, and carries no key [S7.010] [S7.014]', async () => {
  const seen = fakeServer(() => ({ data: { m: 1 } }))
  await api.call(found, { name: 'a' })
  const names = ['Content-Type', 'deviceId', 'checkEnc', 'loader', 'skip', 'EncryptionKey']
  expect(names.map((name) => seen[0]?.header(name))).toEqual([
    'application/json',
    'device-1',
    'N',
    'N',
    'Y',
    '',
  ])
})

test('no answer, an answer that stops, and one after 30 seconds are failures of the network with a code each', async () => {
  expect(await failing(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
    code: 'NETWORK',
  })
  const stopped = { status: 200, text: () => Promise.reject(new TypeError('network error')) } as Response
  expect(await failing(async () => stopped)).toMatchObject({ kind: 'network', code: 'NETWORK' })
  jest.useFakeTimers()
  const late = failing(silent)
  await jest.advanceTimersByTimeAsync(29_900)
  await jest.advanceTimersByTimeAsync(200)
  expect(await late).toMatchObject({ kind: 'network', code: 'TIMEOUT' })
})

test('a GET that the page gives up, before or while it is under way, says so', async () => {
  const gone = new AbortController()
  gone.abort()
  const requested = jest.fn(silent)
  expect(
    await failing(async (url, init) => {
      init.signal?.throwIfAborted()
      return requested(url, init)
    }, gone.signal),
  ).toMatchObject({ code: 'ABORTED' })
  expect(requested).not.toHaveBeenCalled()
  const going = new AbortController()
  const failed = failing(silent, going.signal)
  going.abort()
  expect(await failed).toMatchObject({ code: 'ABORTED' })
})

test('a GET that was answered leaves nothing on the signal of its page', async () => {
  const { signal } = new AbortController()
  const [listens, forgets] = [
    jest.spyOn(signal, 'addEventListener'),
    jest.spyOn(signal, 'removeEventListener'),
  ]
  fakeServer(() => ({ data: { m: 1 } }))
  await api.call(found, { name: 'a' }, { signal })
  expect(listens).toHaveBeenCalledTimes(1)
  const [type, listener] = listens.mock.calls[0]!
  expect(forgets).toHaveBeenCalledWith(type, listener)
})
