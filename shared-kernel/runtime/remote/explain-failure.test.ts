// @needs-page
import { createHash, webcrypto } from 'node:crypto'
import type { RemoteRelease } from '@portal/contracts/manifest'
import { explainFailure } from './explain-failure'

const bytes = 'self.mfe_test={}'
const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const release: RemoteRelease = {
  name: 'mfe-test',
  version: '1.0.0',
  entry: '/investors/remotes/mfe-test/1.0.0/entry.js',
  integrity: hash(bytes),
  preload: [],
  styles: [],
  pages: [
    {
      path: '/home',
      preload: [{ href: '/investors/remotes/page.js', integrity: hash('page') }],
      styles: [{ href: '/investors/remotes/page.css', integrity: hash('style') }],
    },
  ],
  prefixes: ['/home'],
  kernel: '^1.0.0',
}

const answering = (status: number, body: string) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(status === 200 ? body : null, { status }))

const chunkError = (file: string) => Object.assign(new Error('ChunkLoadError'), { request: file })

beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('offline'))
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})
afterEach(() => void jest.restoreAllMocks())

test.each([
  ['an entry with other bytes', new Error('script error'), 200, `${bytes};`, 'LOAD-004'],
  ['an entry whose bytes are right', new Error('threw'), 200, bytes, undefined],
  ['an entry that is gone', new Error('404'), 404, '', undefined],
  ['a chunk with other bytes', chunkError('/investors/remotes/page.js'), 200, 'other', 'LOAD-004'],
  ['a style sheet with other bytes', chunkError('/investors/remotes/page.css'), 200, 'other', 'LOAD-012'],
  ['a style sheet whose bytes are right', chunkError('/investors/remotes/page.css'), 200, 'style', undefined],
  ['a chunk whose bytes are right', chunkError('/investors/remotes/page.js'), 200, 'page', undefined],
])('%s', async (_, error, status, body, expected) => {
  const fetched = answering(status, body)
  expect(await explainFailure(release, error)).toBe(expected)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('an entry of a portal elsewhere is asked for there', async () => {
  const fetched = answering(200, `${bytes};`)
  expect(
    await explainFailure(release, new Error('script error'), 'https://portal.example/investors/remotes.json'),
  ).toBe('LOAD-004')
  expect(fetched.mock.calls[0]?.[0]).toBe(`https://portal.example${release.entry}`)
})

test('a file that the manifest does not know is not fetched', async () => {
  const fetched = answering(200, '')
  expect(await explainFailure(release, chunkError('/elsewhere.js'))).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
})
