import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { manifestOf } from '@portal/contracts/manifest'
import { signedText, signingPair } from '@portal/testing/node'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { manifestFile } from '../src/platform/manifest-file'
import { servePortalFiles } from '../src/platform/portal-files'
import { serveStandalonePages } from '../src/platform/standalone-pages'
import { temporaryFolder } from './temporary-folder'

export const integrity = `sha384-${'A'.repeat(64)}`
/** A remote as the manifest tells of it. */
export const remote = (name: string, prefixes: string[]) => ({
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
export const screen = '<h1>Log in</h1>'
export const hindiScreen = '<h1>लॉग इन करें</h1>'
const screens = JSON.stringify({ '/auth/unlock': screen, 'hi/auth/unlock': hindiScreen })
/** mfe-auth with first screens at an address, as it was released with that text. */
export const withScreens = (href: string, text: string) => ({
  ...remote('mfe-auth', ['/auth']),
  firstScreens: { href, integrity: hashOf(text) },
})
const auth = withScreens('/investors/remotes/mfe-auth/1/first-screens.json', screens)
export const manifest = manifestOf([auth, remote('mfe-portfolio', ['/home/dashboard'])])
const pair = signingPair()
/** A page of the shell with the marks that the server replaces. */
export const html =
  '<head><!--page-head--><!--page-code--><!--inside <link href="/investors/shell/kernel.js">--></head>'

/** A server of portal files with the files of one build, closed when the tests of this file are over. */
export function servedPortal() {
  const folder = temporaryFolder('portal-files')
  const put = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const release = (next: object = manifest) => put('remotes.json', signedText(pair, JSON.stringify(next)))
  const app = Fastify()
  beforeAll(async () => {
    put('index.html', html)
    release()
    put('shell/main.abc123.js', 'let plain')
    put('shell/main.abc123.js.br', brotliCompressSync('let packed'))
    put('icon.svg', '<svg/>')
    put('remotes/mfe-auth/1/first-screens.json', screens)
    const config = {
      portalFiles: folder,
      dataDir: temporaryFolder('data'),
      mode: 'production',
      publicUrl: 'https://portal.example',
    } as const
    const manifestOnDisk = manifestFile({ ...config, manifestKey: pair.pem })
    await app.register(compress, { global: false })
    await servePortalFiles(app, config, manifestOnDisk, async () => true)
    serveStandalonePages(app, config, manifestOnDisk)
  })
  afterAll(() => app.close())
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { folder, put, release, get }
}
