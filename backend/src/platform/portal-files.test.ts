import { brotliCompressSync } from 'node:zlib'
import { servedPortal } from '../../test-kit/served-portal'

const { get, put } = servedPortal()

test('the root leads to the portal', async () => {
  for (const url of ['/', '/investors']) {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/investors/'])
  }
})

test('named files are kept for a year, the manifest is asked for every time and sent where it is another', async () => {
  expect((await get('/investors/shell/main.abc123.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  const { headers } = await get('/investors/remotes.json')
  expect(headers['cache-control']).toBe('no-cache')
  const again = await get('/investors/remotes.json', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/investors/icon.svg')).headers['content-type']).toContain('image/svg+xml')
})

test.each([
  '/investors/shell/0.1.0-a/late.js',
  '/investors/remotes/mfe-auth/2/entry.js',
  '/investors/standalone/mfe-auth/2/late.js',
  '/investors/embed/late.js',
])('%s, asked for a moment too early, is kept by nobody; as soon as it is there, it is', async (url) => {
  const early = await get(url, { 'accept-encoding': 'br' })
  expect([early.statusCode, early.headers['cache-control']]).toEqual([404, undefined])
  put(url.replace('/investors/', ''), 'let late')
  const there = await get(url, { 'accept-encoding': 'br' })
  expect([there.statusCode, there.headers['cache-control']]).toEqual([
    200,
    url.includes('/embed/') ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
  ])
})

test('a range that a file does not have is kept by nobody', async () => {
  const { statusCode, headers } = await get('/investors/shell/main.abc123.js', { range: 'bytes=900-' })
  expect([statusCode, headers['cache-control']]).toEqual([416, undefined])
})

test('the service worker is asked for every time, packed or not', async () => {
  put('service-worker.js', 'let plain')
  put('service-worker.js.br', brotliCompressSync('let packed'))
  for (const encoding of ['br', 'identity'])
    expect(
      (await get('/investors/service-worker.js', { 'accept-encoding': encoding })).headers['cache-control'],
    ).toBe('no-cache')
})

test('a file that was packed at build time is sent packed to whoever can unpack it', async () => {
  const packed = await get('/investors/shell/main.abc123.js', { 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.headers['content-type']).toContain('javascript')
  expect((await get('/investors/shell/main.abc123.js')).body).toBe('let plain')
})

test('a missing file is a 404, never a page; no path leads out of the folder', async () => {
  expect((await get('/investors/shell/gone.js')).statusCode).toBe(404)
  for (const path of ['..%2f..%2fetc%2fpasswd.txt', '%2e%2e/%2e%2e/package.json', '....//package.json']) {
    expect((await get(`/investors/${path}`)).statusCode).toBeGreaterThanOrEqual(400)
  }
})

test.each([
  '/investors//remotes.audit.jsonl',
  '/investors///remotes.audit.jsonl',
  '/investors/%2Fremotes.audit.jsonl',
  '/investors/./remotes.audit.jsonl',
  '/investors/%2e/remotes.audit.jsonl',
  '/investors/shell/../remotes.audit.jsonl',
  '/investors/shell/%2e%2e/remotes.audit.jsonl',
  '/investors/shell/..%5cremotes.audit.jsonl',
  '/investors/REMOTES.AUDIT.JSONL',
  '/investors/remotes.audit.jsonl.br',
  '/investors//remotes.json',
  '/investors//shell/main.abc123.js',
  '/investors/shell//main.abc123.js',
  '/investors//auth/login',
  '/investors/standalone/mfe-auth/../../remotes.audit.jsonl',
  '/investors/standalone/mfe-auth/%2e%2e/%2e%2e/remotes.audit.jsonl',
  '/investors/standalone/mfe-auth/..%2f..%2fremotes.audit.jsonl',
  '/investors/standalone//remotes.audit.jsonl',
  '/investors/secret.txt',
  '/investors/.env',
  '/investors/.git/config',
  '/investors/shell/.git/HEAD.js',
  '/investors/shell/.hidden.js',
  '/investors/index.html',
  '/investors/remotes/mfe-auth/1/entry.js.map',
  '/investors/remotes/mfe-auth/1/entry.js.MAP.br',
  '/investors/shell/main.abc123.js.map',
  '/investors/embed/embed.js.map',
  '/investors/../portal.maps/mfe-auth/1/entry.js.map',
  '/investors/%2e%2e/portal.maps/mfe-auth/1/entry.js.map',
  '/investors/..%2fportal.maps/mfe-auth/1/entry.js.map',
])('%s is no address of a file or a page', async (url) => {
  put('remotes.audit.jsonl', 'who and where')
  put('remotes.audit.jsonl.br', 'who and where')
  put('secret.txt', 'secret')
  put('.env', 'secret')
  put('.git/config', 'secret')
  put('shell/.git/HEAD.js', 'secret')
  put('shell/.hidden.js', 'secret')
  for (const script of ['remotes/mfe-auth/1/entry.js', 'shell/main.abc123.js', 'embed/embed.js'])
    for (const end of ['.map', '.MAP.br']) put(`${script}${end}`, 'secret')
  expect((await get(url)).statusCode).toBe(404)
})

test.each(['/investors/shell', '/investors/shell/', '/investors/remotes/mfe-auth/'])(
  'the folder %s is not listed',
  async (url) => {
    put('shell/main.abc123.js', 'let plain')
    expect((await get(url)).body).not.toContain('main.abc123')
  },
)

test('who opens an odd address in a browser gets the page that says so, and no file', async () => {
  put('secret.txt', 'secret')
  for (const url of ['/investors//auth/login', '/investors/a%2F%2Fb', '/investors/secret.txt']) {
    const answer = await get(url, { accept: 'text/html,*/*' })
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
      url,
      404,
      'text/html; charset=utf-8',
    ])
    expect(answer.body).toBe('<head></head>')
  }
})

test('each file that a build makes for browsers is served', async () => {
  const names = [
    'shell/123.0a1b2c3d.js',
    'shell/assets/figtree-latin.woff2',
    'remotes/mfe-auth/1.0.0-abcdef12/entry.js',
    'embed/118.743e491b.js',
    // Of a remote that runs from source.
    'remotes/mfe-auth/dev/entry.js.map',
    'service-worker.js',
    'manifest.webmanifest',
    'manifest-hi.webmanifest',
    'offline.html',
    'offline-hi.html',
    'beside.html',
    'offline.css',
    'icon-192.png',
    'icon-maskable-512.png',
  ]
  for (const name of names) {
    put(name, 'content')
    expect([name, (await get(`/investors/${name}`)).statusCode]).toEqual([name, 200])
  }
  for (const name of ['remotes.json', 'config.json', 'build.json']) {
    if (name !== 'remotes.json') put(name, '{}')
    expect([name, (await get(`/investors/${name}`)).statusCode]).toEqual([name, 200])
  }
})

test('who changed the manifest, and who is about to, is not served', async () => {
  for (const file of ['remotes.audit.jsonl', 'remotes.lock', 'remotes.json.new']) {
    put(file, 'secret')
    expect((await get(`/investors/${file}`)).statusCode).toBe(404)
  }
})
