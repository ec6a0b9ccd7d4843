import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { manifestOf } from '@portal/kernel/manifest'
import Fastify, { type FastifyInstance } from 'fastify'
import { pageFor } from './page-html'
import { readManifest, servePortalFiles } from './portal-files'

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
const manifest = manifestOf([remote('mfe-auth', ['/auth']), remote('mfe-portfolio', ['/home/dashboard'])])
const html = '<head><!--remote-preloads--></head>'

const folder = mkdtempSync(join(tmpdir(), 'portal-files-'))
const put = (name: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

let app: FastifyInstance

beforeAll(async () => {
  put('index.html', html)
  put('remotes.json', JSON.stringify(manifest))
  put('shell/main.abc123.js', 'let plain')
  put('shell/main.abc123.js.br', brotliCompressSync('let packed'))
  put('icon.svg', '<svg/>')
  app = Fastify()
  await servePortalFiles(app, folder)
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
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.body).toContain(
    `<link rel="preload" as="script" href="/investors/remotes/mfe-auth/1/entry.js" integrity="${integrity}" crossorigin="anonymous">`,
  )
  expect(answer.body).toContain('as="style" href="/investors/remotes/mfe-auth/1/page.css"')
  expect(answer.body).not.toContain('mfe-portfolio')
  expect((await get('/investors/home/nowhere')).body).toBe('<head></head>')
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
  expect(pageFor(html, [], '/auth/login')).toBe('<head></head>')
})

test('a manifest without hashes is no manifest', async () => {
  const other = mkdtempSync(join(tmpdir(), 'portal-files-'))
  writeFileSync(
    join(other, 'remotes.json'),
    JSON.stringify(manifestOf([{ ...remote('mfe-auth', ['/auth']), integrity: '' }])),
  )
  await expect(readManifest(other)).rejects.toThrow()
})

test('what a manifest says cannot break out of its attribute', () => {
  const hostile = [{ ...remote('mfe-auth', ['/auth']), entry: '"><script src=//evil>' }]
  expect(pageFor(html, hostile, '/auth')).toContain('href="&quot;>&lt;script src=//evil>"')
})

test('a page with code of its own has that on the way too, and no other page has', () => {
  const own = {
    path: '/auth/login',
    preload: [{ href: '/own.js', integrity }],
    styles: [{ href: '/own.css', integrity }],
  }
  const withPages = [{ ...remote('mfe-auth', ['/auth']), pages: [own] }]
  const login = pageFor(html, withPages, '/auth/login')
  expect(login).toContain('as="script" href="/own.js"')
  expect(login).toContain('as="style" href="/own.css"')
  expect(pageFor(html, withPages, '/auth/register')).not.toContain('/own.')
})
