import { type BuildPolling, pollBuild } from './poll-build'

let deployed: string | undefined
let stop: () => void

const polling = (): jest.Mocked<BuildPolling> => ({
  running: '0.0.564+a',
  isBusy: jest.fn(() => false),
  reloadedFor: jest.fn(),
  reload: jest.fn(),
  onReleases: jest.fn(),
})

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000 })
  deployed = '0.0.564+a'
  globalThis.fetch = jest.fn(async () =>
    deployed ? Response.json({ buildNumber: deployed }) : new Response('gone', { status: 404 }),
  ) as typeof fetch
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

test('reads the version file at start, with a timestamp, past every cache, without a loader [S7.126] [S3.076]', async () => {
  stop = pollBuild(polling())
  await pass(0)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch).toHaveBeenCalledWith(
    '/investors/build.json?t=1000',
    expect.objectContaining({ cache: 'no-store', headers: { loader: 'N' } }),
  )
})

test('polls first after 5 seconds, then every 30 [S4.024] [S9.046]', async () => {
  stop = pollBuild(polling())
  await pass(4_999)
  expect(fetch).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(fetch).toHaveBeenCalledTimes(2)
  await pass(29_999)
  expect(fetch).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(fetch).toHaveBeenCalledTimes(3)
  await pass(60_000)
  expect(fetch).toHaveBeenCalledTimes(5)
})

test.each([1_000, 36_000])('stopped after %d ms, it asks no more', async (after) => {
  stop = pollBuild(polling())
  await pass(after)
  const calls = jest.mocked(fetch).mock.calls.length
  stop()
  await pass(120_000)
  expect(fetch).toHaveBeenCalledTimes(calls)
})

test('another build reloads the page, once the page is not busy any more [S4.025] [S4.026]', async () => {
  const given = polling()
  given.isBusy.mockReturnValue(true)
  stop = pollBuild(given)
  await pass(5_000)
  deployed = '0.0.565+b'
  await pass(30_000)
  expect(given.reload).not.toHaveBeenCalled()
  given.isBusy.mockReturnValue(false)
  await pass(30_000)
  expect(given.reload).toHaveBeenCalledWith('0.0.565+b')
})

test('a version file that cannot be read changes nothing', async () => {
  const given = polling()
  stop = pollBuild(given)
  deployed = undefined
  await pass(65_000)
  expect(fetch).toHaveBeenCalledTimes(4)
  expect(given.reload).not.toHaveBeenCalled()
})

test('tells of the manifest that lies beside the build, at each poll, and of none that the file does not name', async () => {
  const polled = polling()
  stop = pollBuild(polled)
  await pass(0)
  expect(polled.onReleases).not.toHaveBeenCalled()
  globalThis.fetch = jest.fn(async () => Response.json({ buildNumber: deployed, releases: 17 }))
  await pass(5_000)
  expect(polled.onReleases.mock.calls).toEqual([[17]])
})
