import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { manifestOf } from '@portal/contracts/manifest'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { allowEmbedding } from './cross-origin'
import { readConfig } from './config'
import { readOrigins } from './origins'
import { answerOfError } from './handle'
import { bringLanguages } from './language'
import { manifestFile } from './manifest-file'
import { servePortalFiles } from './portal-files'
import { addSecurityHeaders } from './security-headers'
import { serveStandalonePages } from './standalone-pages'

const partner = 'https://partner.example'
const thirdParty = 'https://stranger.example'
const folder = temporaryFolder('portal-embed')
const put = (name: string, content: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}
const release = {
  name: 'mfe-auth',
  version: '1.0.0-abcdef12',
  entry: '/investors/remotes/mfe-auth/1.0.0-abcdef12/entry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  preload: [],
  styles: [],
  prefixes: ['/auth'],
  kernel: '^1.0.0',
}

async function start(origins: string): Promise<FastifyInstance> {
  const config = readConfig({ PORTAL_EMBED_ORIGINS: origins })
  const app = Fastify()
  app.setErrorHandler((error, request, reply) => reply.send(answerOfError(error, request, reply)))
  allowEmbedding(app, config)
  addSecurityHeaders(app, config)
  app.post('/api/v1/auth/logout', async () => ({}))
  const files = { ...config, portalFiles: folder }
  const manifest = manifestFile(files)
  await app.register(compress, { global: false })
  await servePortalFiles(app, files, manifest, async () => true)
  serveStandalonePages(app, files, manifest)
  return app
}

let app: FastifyInstance
beforeAll(async () => {
  await bringLanguages()
  put('index.html', '<p>shell</p>')
  put('remotes.json', JSON.stringify(manifestOf([release])))
  put('build.json', JSON.stringify({ buildNumber: '1' }))
  put('standalone/mfe-auth/1.0.0-abcdef12/index.html', '<html lang="en-IN"><p>alone</p>')
  put('standalone/mfe-auth/1.0.0-abcdef12/main.js', 'let main')
  put('service-worker.js', 'let worker')
  put('icon.svg', '<svg/>')
  put('embed/embed.js', 'let embed')
  app = await start(partner)
})
afterAll(() => app.close())

const get = (url: string, origin?: string) =>
  app.inject({ url, headers: { host: 'portal.example', ...(origin && { origin }) } })
const preflight = (url: string, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: { host: 'portal.example', origin, 'access-control-request-method': 'POST' },
  })

test.each(['/investors/embed/embed.js', '/investors/remotes.json', '/investors/build.json'])(
  'a listed origin reads %s, with nothing of its cookies',
  async (url) => {
    const { statusCode, headers } = await get(url, partner)
    expect(statusCode).toBe(200)
    expect(headers['access-control-allow-origin']).toBe(partner)
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers.vary).toContain('Origin')
  },
)

test('any other origin gets no entry script, and may read nothing of the rest', async () => {
  expect((await get('/investors/embed/embed.js', thirdParty)).statusCode).toBe(403)
  const manifest = await get('/investors/remotes.json', thirdParty)
  expect(manifest.headers['access-control-allow-origin']).toBeUndefined()
  expect(manifest.headers.vary).toContain('Origin')
})

test('the API answers the preflight of a listed origin and refuses every other one', async () => {
  const allowed = await preflight('/api/v1/auth/logout', partner)
  expect(allowed.statusCode).toBe(204)
  expect(allowed.headers['access-control-allow-headers']).toContain('EncryptionKey')
  const refused = await preflight('/api/v1/auth/logout', thirdParty)
  expect(refused.statusCode).toBe(403)
  expect(refused.headers['access-control-allow-origin']).toBeUndefined()
})

test('pages of the shell are read by no other origin, listed or not', async () => {
  const { headers } = await get('/investors/auth/login', partner)
  expect(headers['access-control-allow-origin']).toBeUndefined()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('no page of the portal may send a form as a page, which would put its fields into an address', async () => {
  for (const url of [
    '/investors/auth/login',
    '/investors/standalone/mfe-auth/auth/login',
    '/investors/none.js',
  ])
    expect([url, (await get(url)).headers['content-security-policy']]).toEqual([
      url,
      expect.stringContaining("form-action 'none'"),
    ])
  const provider = await get('/sandbox/providers/gateway/none')
  expect(provider.headers['content-security-policy']).toContain("form-action 'self'")
})

test('the portal’s own pages work as ever', async () => {
  expect((await get('/investors/embed/embed.js', 'https://portal.example')).statusCode).toBe(200)
  expect((await get('/investors/embed/embed.js')).statusCode).toBe(200)
})

test('only a page of one remote stands in a frame, and only of a listed origin', async () => {
  const { headers, body } = await get('/investors/standalone/mfe-auth/auth/login')
  expect(body).toBe('<html lang="en-IN"><p>alone</p>')
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${partner};`)
  expect(headers['x-frame-options']).toBeUndefined()
  const cookie = 'language=hi'
  const inHindi = await app.inject({ url: '/investors/standalone/mfe-auth/auth/login', headers: { cookie } })
  expect(inHindi.body).toBe('<html lang="hi"><p>alone</p>')
  const closed = await start('')
  const alone = await closed.inject('/investors/standalone/mfe-auth/auth/login')
  expect(alone.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(alone.headers['x-frame-options']).toBe('DENY')
  await closed.close()
})

test('where no page of a remote is left a tab goes to the portal, and a frame is told, with a way on that opens beside it', async () => {
  const address = '/investors/standalone/mfe-auth/auth/login'
  const pages = join(folder, 'standalone')
  renameSync(pages, `${pages}-away`)
  const inTab = await get(address)
  expect([inTab.statusCode, inTab.headers.location]).toEqual([302, '/investors/auth/login'])
  const inFrame = await app.inject({ url: address, headers: { 'sec-fetch-dest': 'iframe' } })
  expect(inFrame.statusCode).toBe(503)
  expect(inFrame.headers['content-security-policy']).toContain(`frame-ancestors ${partner};`)
  expect(inFrame.body).toMatch(/<h1>This page did not open<\/h1>[^]*target="_blank"/)
  const headers = { 'sec-fetch-dest': 'iframe', cookie: 'language=hi' }
  expect((await app.inject({ url: address, headers })).body).toMatch(
    /<html lang="hi">[^]*<h1>यह पेज नहीं खुला<\/h1>[^]*target="_blank"/,
  )
  renameSync(`${pages}-away`, pages)
})

test('a remote that is not released has no page of its own', async () => {
  expect((await get('/investors/standalone/mfe-nothing/home')).statusCode).toBe(404)
  expect((await get('/investors/standalone/..%2F..%2Fmfe-auth/home')).statusCode).toBe(404)
})

test.each(['http://partner.example', 'partner.example', '*', 'https://partner.example/path', 'null'])(
  'the list takes origins only, and not %s',
  (text) => expect(() => readOrigins('PORTAL_EMBED_ORIGINS', text)).toThrow(/must be an origin/),
)

test('the list is parted by commas or spaces, and empty by default', () => {
  expect(readOrigins('PORTAL_EMBED_ORIGINS', `${partner}, http://localhost:4732/`)).toEqual([
    partner,
    'http://localhost:4732',
  ])
  expect(readOrigins('PORTAL_EMBED_ORIGINS', undefined)).toEqual([])
})

test('code in the folder of a version carries no policy, for its page has one; a worker, a picture and what is not there do', async () => {
  const folderOfVersion = '/investors/standalone/mfe-auth/1.0.0-abcdef12'
  const { headers, statusCode } = await get(`${folderOfVersion}/main.js`)
  expect(statusCode).toBe(200)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  const policyOf = async (url: string) => (await get(url)).headers['content-security-policy']
  expect(headers['content-security-policy']).toBeUndefined()
  for (const url of ['/investors/service-worker.js', '/investors/icon.svg', `${folderOfVersion}/none.js`])
    expect([url, await policyOf(url)]).toEqual([url, expect.stringContaining("default-src 'none'")])
})
