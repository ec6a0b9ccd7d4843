import type { RemoteRelease } from '@portal/contracts/manifest'
import { release } from '@portal/contracts/manifest/testing/releases'
import { kernelGap } from './kernel-gap'

const names = 'https://portal.example/investors/shell/1/kernel-names.0a1b2c3d4e5f.json'
const base = 'https://portal.example/investors/remotes.json'
const usage = 'https://portal.example/investors/remotes/mfe-auth/2/kernel-usage.json'
const newer: Partial<RemoteRelease> = { kernelNames: 'kernel-names.ffffffffffff.json' }

const answering = (answers: Record<string, unknown>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const answer = answers[String(address)]
    return answer ? Response.json(answer) : new Response(null, { status: 404 })
  })

beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('offline'))
  AbortSignal.timeout ??= () => new AbortController().signal
})
afterEach(() => void jest.restoreAllMocks())

test('names that a release takes and this page lacks are found in the lists of both', async () => {
  answering({ [names]: { firstLoad: ['Button'], others: [] }, [usage]: { names: ['Button', 'Gauge'] } })
  expect(await kernelGap(release('mfe-auth', '2', newer), names, base)).toEqual(['Gauge'])
  expect(await kernelGap(release('mfe-auth', '2'), names, base)).toEqual(['Gauge'])
})

test('a release that was built with the page’s own list is not looked at', async () => {
  const fetched = answering({})
  const same = release('mfe-auth', '2', { kernelNames: 'kernel-names.0a1b2c3d4e5f.json' })
  expect(await kernelGap(same, names, base)).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['a list that is gone', {}],
  ['a list of another shape', { [names]: ['Button'], [usage]: { names: 'Gauge' } }],
])('%s holds nobody up', async (_, answers) => {
  answering(answers)
  expect(await kernelGap(release('mfe-auth', '2', newer), names, base)).toEqual([])
})
