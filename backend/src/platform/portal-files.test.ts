import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { manifestOf } from '@portal/kernel/manifest'
import { signedText, signingPair } from '@portal/kernel/testing/node'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { temporaryFolder } from '../testing/temporary-folder'
import { firstScreens } from './first-screens'
import { manifestFile } from './manifest-file'
import { pageFor } from './page-html'
import { servePortalFiles } from './portal-files'
import { serveStandalonePages } from './standalone-pages'

const integrity = `sha384-${'A'.repeat(64)}`
const remote = (name: string, prefixes: string[]) => ({
  name,
  version: '1.0.0-abcdef12',
  entry: `/investors/remotes/${name}/1/entry.js`,
  integrity,
  preload: [{ href: `/investors/remotes/${name}/1/page.js`, integrity }],
  styles: [{ href: `/investors/remotes/${name}/1/page.css`, integrity }],
  prefixes,
  kernel: '^1.0.0',
})
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const screen = '<h1>Log in</h1>'
const screens = JSON.stringify({ '/auth/unlock': screen })
const withScreens = (href: string, text: string) => ({
  ...remote('mfe-auth', ['/auth']),
  firstScreens: { href, integrity: hashOf(text) },
})
const auth = withScreens('/investors/remotes/mfe-auth/1/first-screens.json', screens)
const manifest = manifestOf([auth, remote('mfe-portfolio', ['/home/dashboard'])])
const pair = signingPair()
const html = '<head><!--inside <link href="/investors/shell/kernel.js">--><!--remote-preloads--></head>'

const folder = temporaryFolder('portal-files')
const put = (name: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

let app: FastifyInstance

beforeAll(async () => {
  put('index.html', html)
  put('remotes.json', signedText(pair, JSON.stringify(manifest)))
  put('shell/main.abc123.js', 'let plain')
  put('shell/main.abc123.js.br', brotliCompressSync('let packed'))
  put('icon.svg', '<svg/>')
  put('remotes/mfe-auth/1/first-screens.json', screens)
  app = Fastify()
  const config = { portalFiles: folder, mode: 'production', publicUrl: 'https://portal.example' } as const
  const manifestOnDisk = manifestFile({ ...config, manifestKey: pair.pem })
  await app.register(compress, { global: false })
  await servePortalFiles(app, config, manifestOnDisk)
  serveStandalonePages(app, folder, manifestOnDisk)
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('the root leads to the portal', async () => {
  for (const url of ['/', '/investors']) {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/investors/'])
  }
})

test('every page address gives the shell’s page, fresh, with the code of its remote on the way', async () => {
  const answer = await get('/investors/auth/login')
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  expect(answer.body).toContain(
    `<link rel="preload" as="script" href="/investors/remotes/mfe-auth/1/entry.js" integrity="${integrity}" crossorigin="anonymous">`,
  )
  expect(answer.body).toContain('as="style" href="/investors/remotes/mfe-auth/1/page.css"')
  expect(answer.body).not.toContain('mfe-portfolio')
  expect((await get('/investors/home/nowhere')).body).toContain('<head><link')
})

test.each([
  ['/investors/auth/login', false],
  ['/investors/', false],
  ['/investors/home/dashboard', true],
  ['/investors/auth/register', true],
])('%s waits for the rest of the kernel: %s', async (url, waits) => {
  const { body } = await get(url)
  expect(body.includes('<link href="/investors/shell/kernel.js">')).toBe(waits)
  expect(body).not.toContain('<!--')
})

test('named files are kept for a year, the manifest never', async () => {
  expect((await get('/investors/shell/main.abc123.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/investors/remotes.json')).headers['cache-control']).toBe('no-store')
  expect((await get('/investors/icon.svg')).headers['content-type']).toContain('image/svg+xml')
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

test('a manifest that cannot be read leaves the page as it is', () => {
  expect(pageFor(html, { releases: [], path: '/auth/login', mode: 'production' })).toBe('<head></head>')
})

test('what a manifest says cannot break out of its attribute', () => {
  const hostile = [{ ...remote('mfe-auth', ['/auth']), entry: '"><script src=//evil>' }]
  expect(pageFor(html, { releases: hostile, path: '/auth', mode: 'production' })).toContain(
    'href="&quot;>&lt;script src=//evil>"',
  )
})

test('a page with code of its own has that on the way too, and no other page has', () => {
  const own = {
    path: '/auth/login',
    preload: [{ href: '/own.js', integrity }],
    styles: [{ href: '/own.css', integrity }],
  }
  const withPages = [{ ...remote('mfe-auth', ['/auth']), pages: [own] }]
  const at = (path: string) => pageFor(html, { releases: withPages, path, mode: 'production' })
  const login = at('/auth/login')
  expect(login).toContain('as="script" href="/own.js"')
  expect(login).toContain('as="style" href="/own.css"')
  expect(at('/auth/register')).not.toContain('/own.')
})

const framed =
  '<head><!--remote-preloads--></head><div id="first-screen"><!--page-->Loading<!--/page--></div>'

test('a page that its remote was built with stands in the HTML with its styles; others wait for theirs', async () => {
  put('index.html', framed)
  const { body } = await get('/investors/auth/unlock')
  expect(body).toContain(`<div id="first-screen">${screen}</div>`)
  expect(body).toContain(
    `<link rel="stylesheet" href="/investors/remotes/mfe-auth/1/page.css" integrity="${integrity}">`,
  )
  for (const other of ['/investors/auth/register', '/investors/home/dashboard', '/investors/']) {
    const page = (await get(other)).body
    expect(page).toContain('<div id="first-screen"><!--page-->Loading<!--/page--></div>')
    expect(page).not.toContain('rel="stylesheet"')
  }
  put('index.html', html)
})

test.each([
  ['in no format', '/investors/remotes/mfe-auth/2/first-screens.json', 'half of {'],
  ['outside of the served files', '/investors/remotes/../../secret.json', '{"/auth/login":"secret"}'],
  [
    'of a squad’s own server',
    'https://squad.example/investors/first-screens.json',
    '{"/auth/login":"elsewhere"}',
  ],
])('first screens %s are not shown', async (_what, href, text) => {
  put(new URL(href, 'http://x').pathname.replace('/investors/', ''), text)
  expect(await firstScreens(folder).of([withScreens(href, text)], '/auth/login')).toBeUndefined()
})

test('a first screen that was changed after it was released is not shown', async () => {
  const href = '/investors/remotes/mfe-auth/3/first-screens.json'
  const text = '{"/auth/login":"Log in"}'
  const of = () => firstScreens(folder).of([withScreens(href, text)], '/auth/login')
  put('remotes/mfe-auth/3/first-screens.json', text.replace('Log in', 'Call this number'))
  expect(await of()).toBeUndefined()
  put('remotes/mfe-auth/3/first-screens.json', text)
  expect(await of()).toBe('Log in')
})

test('the sandbox says in its page that it is one; production says nothing', () => {
  const page = (mode: 'sandbox' | 'production') => pageFor(html, { releases: [], path: '/', mode })
  expect(page('sandbox')).toBe('<head><meta name="portal-mode" content="sandbox"></head>')
  expect(page('production')).toBe('<head></head>')
})

test('the first page gives the visitor a bucket for a year, and later pages leave it', async () => {
  const first = await get('/investors/auth/login')
  expect(first.headers['set-cookie']).toMatch(
    /^portal-bucket=\d{1,4}; Path=\/investors; Max-Age=31536000; SameSite=Lax; Secure$/,
  )
  const cookie = String(first.headers['set-cookie']).split(';')[0]!
  expect(
    (await get('/investors/auth/login', { cookie: `a=b; ${cookie}` })).headers['set-cookie'],
  ).toBeUndefined()
  const drawn = new Set<string>()
  for (let page = 0; page < 20; page += 1) {
    drawn.add(String((await get('/investors/')).headers['set-cookie']))
  }
  expect(drawn.size).toBeGreaterThan(10)
})

test('the page preloads what the visitor’s bucket gets', async () => {
  const canary = {
    ...remote('mfe-auth', ['/auth']),
    version: '2',
    entry: '/investors/remotes/mfe-auth/2/entry.js',
  }
  const [auth, portfolio] = manifest.remotes
  const few = { ...auth!, releases: [canary, ...auth!.releases], canary: { version: '2', percent: 50 } }
  put('remotes.json', signedText(pair, JSON.stringify({ ...manifest, remotes: [few, portfolio] })))
  const got = { canary: 0, live: 0 }
  for (let bucket = 0; bucket < 10_000; bucket += 500) {
    const { body } = await get('/investors/auth/login', { cookie: `portal-bucket=${bucket}` })
    got[body.includes('mfe-auth/2/entry.js') ? 'canary' : 'live'] += 1
    expect(body.match(/entry\.js/g)).toHaveLength(1)
  }
  expect(got).toEqual({ canary: 10, live: 10 })
  put('remotes.json', signedText(pair, JSON.stringify(manifest)))
})

test('who is in a canary by PAN gets that version’s code with the page, and not the live one’s', async () => {
  const [auth, portfolio] = manifest.remotes
  const entry = '/investors/remotes/mfe-auth/2/entry.js'
  const releases = [{ ...remote('mfe-auth', ['/auth']), version: '2', entry }, ...auth!.releases]
  const few = { ...auth!, releases, canary: { version: '2', pans: ['a'.repeat(64)] } }
  put('remotes.json', signedText(pair, JSON.stringify({ ...manifest, remotes: [few, portfolio] })))
  const entriesFor = async (cookie: string) =>
    (await get('/investors/auth/login', { cookie })).body.match(/mfe-auth\/\d\/entry\.js/g)
  expect(await entriesFor('portal-bucket=1; portal-canaries=mfe-auth')).toEqual(['mfe-auth/2/entry.js'])
  expect(await entriesFor('portal-bucket=1; portal-canaries=mfe-portfolio.mfe-auth')).toEqual([
    'mfe-auth/2/entry.js',
  ])
  expect(await entriesFor('portal-bucket=1')).toEqual(['mfe-auth/1/entry.js'])
  put('remotes.json', signedText(pair, JSON.stringify(manifest)))
})

test('a change of the manifest counts from the next page on', async () => {
  const [auth, portfolio] = manifest.remotes
  const releases = [{ ...auth!.releases[0]!, entry: '/investors/remotes/mfe-auth/0/entry.js' }]
  put(
    'remotes.json',
    signedText(pair, JSON.stringify({ ...manifest, remotes: [{ ...auth, releases }, portfolio] })),
  )
  expect((await get('/investors/auth/login')).body).toContain('mfe-auth/0/entry.js')
  put('remotes.json', signedText(pair, JSON.stringify(manifest)))
  expect((await get('/investors/auth/login')).body).toContain('mfe-auth/1/entry.js')
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
  '/investors/shell/.hidden.js',
  '/investors/index.html',
])('%s is no address of a file or a page', async (url) => {
  put('remotes.audit.jsonl', 'who and where')
  put('remotes.audit.jsonl.br', 'who and where')
  put('secret.txt', 'secret')
  put('.env', 'secret')
  put('shell/.hidden.js', 'secret')
  expect((await get(url)).statusCode).toBe(404)
})

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
    'service-worker.js',
    'manifest.webmanifest',
    'offline.html',
    'offline.css',
    'icon-192.png',
    'icon-maskable-512.png',
  ]
  for (const name of names) {
    put(name, 'content')
    expect([name, (await get(`/investors/${name}`)).statusCode]).toEqual([name, 200])
  }
  for (const name of ['remotes.json', 'config.json', 'build.json']) {
    put(name, name === 'remotes.json' ? signedText(pair, JSON.stringify(manifest)) : '{}')
    expect([name, (await get(`/investors/${name}`)).statusCode]).toEqual([name, 200])
  }
})

test('who changed the manifest, and who is about to, is not served', async () => {
  for (const file of ['remotes.audit.jsonl', 'remotes.lock', 'remotes.json.new']) {
    put(file, 'secret')
    expect((await get(`/investors/${file}`)).statusCode).toBe(404)
  }
})
