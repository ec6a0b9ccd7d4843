import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import staticFiles from '@fastify/static'
import { cookieIn, cookieLine } from '@portal/contracts/wire/cookies'
import { bucketCount, offeredReleases } from '@portal/contracts/manifest'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cachedAnswer } from './cached-answer'
import type { Config } from './config'
import { firstScreens } from './first-screens'
import type { ManifestFile } from './manifest-file'
import { isTooOld, sendOldBrowserPage } from './old-browsers'
import { pageFor } from './page-html'
import { keptLanguage, pageIn } from './page-words'
import { CallError } from './refusal'
import { isPath, isServedFile } from './served-files'
import { randomInt } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const oneYearSeconds = 365 * 24 * 3600

/** The visitor's bucket for roll-outs, drawn with the first page and kept in a cookie that the shell reads too. */
function bucketOf(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): number {
  const stored = cookieIn(request.headers.cookie ?? '', 'portal-bucket', isHttps) ?? ''
  if (/^\d{1,4}$/.test(stored)) return Number(stored)
  const bucket = randomInt(bucketCount)
  void reply.header('set-cookie', cookieLine('portal-bucket', String(bucket), isHttps, oneYearSeconds))
  return bucket
}

/** The remotes of which this browser gets the canary by its investor's PAN, as the shell found out. */
function canariesOf(request: FastifyRequest, isHttps: boolean): string[] {
  const named = cookieIn(request.headers.cookie ?? '', 'portal-canaries', isHttps) ?? ''
  return /^[a-z.-]{1,200}$/.test(named) ? named.split('.') : []
}

/** Folders whose files are named after their content or lie in a folder of one version. */
const immutable = /^(shell|remotes|standalone)[/\\]/
const worker = /^service-worker\.js(\.(gz|br))?$/
const fileName = /\.[a-z0-9]+$/i
/** What a release, a deploy or an operator changes under the same name: asked for every time. */
const changing = /^(remotes|config|build)\.json$/

/** Serves the built portal below /investors/: files as files, every other path as the shell's page. The app can compress. */
export async function servePortalFiles(
  app: FastifyInstance,
  { portalFiles: folder, mode, publicUrl }: Pick<Config, 'portalFiles' | 'mode' | 'publicUrl'>,
  manifest: ManifestFile,
  hasOffer: () => Promise<boolean>,
): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // Only what is sent is kept: a browser that was told so of a file that is not there yet would miss it for a year.
    setHeaders: (reply, path) => reply.header('Cache-Control', cachingOf(relative(folder, path))),
  })
  const screens = firstScreens(folder)
  const isHttps = publicUrl.startsWith('https:')
  app.get('/', async (_request, reply) => reply.redirect('/investors/', 302))
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/investors/icon.svg', 302))
  app.get('/investors', async (_request, reply) => reply.redirect('/investors/', 302))
  app.get('/investors/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*']
    if (changing.test(path)) return cachedAnswer(await readChanging(join(folder, path)), request, reply)
    const isFile = fileName.test(path) && isServedFile(path)
    if (isPath(path) && isFile) return reply.sendFile(path)
    const isPage = isPath(path) && !fileName.test(path)
    if (!isPage && !asksForPage(request)) return reply.callNotFound()
    const language = keptLanguage(request.headers.cookie, isHttps) ?? 'en'
    if (isTooOld(request.headers['user-agent'])) return sendOldBrowserPage(reply, language)
    // Who typed or followed an odd address is told so by the shell.
    if (!isPage) void reply.code(404)
    const bucket = bucketOf(request, reply, isHttps)
    const visitor = { bucket, canaries: canariesOf(request, isHttps) }
    const [html, releases, isOffered] = await Promise.all([
      readPage(folder),
      manifest.read().then(
        (opened) => offeredReleases(opened.manifest, visitor),
        () => [],
      ),
      // A page without its figures is better than none.
      hasOffer().catch(() => true),
    ])
    void reply.type('text/html; charset=utf-8').header('Cache-Control', 'private, no-cache')
    const shown = isPage ? `/${path}` : '/'
    const firstScreen = await screens.of(releases, shown, language)
    const page = pageFor(html, { releases, path: shown, mode, language, isOffered, firstScreen })
    return reply.compress(pageIn(language, page))
  })
}

async function readChanging(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new CallError(404, 'E_NO_FILE', 'There is no such file.')
  return text
}

const asksForPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

function cachingOf(path: string): string {
  if (immutable.test(path)) return 'public, max-age=31536000, immutable'
  return worker.test(path) ? 'no-cache' : 'public, max-age=3600'
}

async function readPage(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8')
  } catch {
    throw new CallError(503, 'E_NOT_BUILT', 'The portal is not built yet. Run "npm run build".')
  }
}
