import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isWithdrawn, noBucket, type Outage, releasesFor } from '@portal/contracts/manifest'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import { isFramed, sendFramedFailure } from './framed-failure'
import type { ManifestFile } from './manifest-file'
import { isTooOld, sendOldBrowserPage } from './old-browsers'
import { escaped } from './page-html'
import { keptLanguage, pageIn } from './page-words'
import { notFound } from './refusal'
import { isPath, isServedFile } from './served-files'

/** The page of the live version; where it is gone, of the version before it that is there. */
async function firstPage(folder: string, versions: readonly string[]): Promise<string | undefined> {
  for (const version of versions) {
    const html = await readFile(join(folder, version, 'index.html'), 'utf8').catch(() => undefined)
    if (html !== undefined) return html
  }
  return undefined
}

/** The same page within the whole portal. */
const inPortal = (url: string): string => url.replace(/^\/investors\/standalone\/[^/?]+/, '/investors')

const pageLines = /<!--page (\S+) (.*?)-->/g

/** A built page with the preloads of one path; those of the others go. */
export const forPath = (html: string, path: string): string =>
  html.replace(pageLines, (_, of: string, preloads: string) => (of === path ? preloads : ''))

/** A page that tells its script of an outage, in every language: the page itself has none before it starts. */
export function withOutage(html: string, outage: Outage | undefined): string {
  if (!outage) return html
  const meta = `<meta name="portal-outage" content="${escaped(JSON.stringify(outage))}">`
  // A function, since in a text "$&" and its like would stand for something.
  return html.replace('</head>', (end) => meta + end)
}

const fileName = /\.[a-z0-9]+$/i

/**
 * Serves each remote on a page of its own, below /investors/standalone/<remote>/, in the version that is live: a release
 * and a rollback change this page with the rest. Files lie below a version, so they never change.
 */
export function serveStandalonePages(
  app: FastifyInstance,
  { portalFiles: folder, publicUrl }: Pick<Config, 'portalFiles' | 'publicUrl'>,
  manifest: ManifestFile,
): void {
  const isHttps = publicUrl.startsWith('https:')
  app.get('/investors/standalone/:remote/*', async (request, reply) => {
    const { remote, '*': path } = request.params as { remote: string; '*': string }
    const file = `standalone/${remote}/${path}`
    if (!isPath(file)) return reply.callNotFound()
    if (fileName.test(file)) {
      if (!isServedFile(file)) return reply.callNotFound()
      return reply.sendFile(file)
    }
    const language = keptLanguage(request.headers.cookie, isHttps) ?? 'en'
    if (isTooOld(request.headers['user-agent'])) return sendOldBrowserPage(reply, language)
    const { manifest: known } = await manifest.read()
    const release = releasesFor(known, { bucket: noBucket }).find(({ name }) => name === remote)
    if (!release) throw notFound()
    // Within the portal, its panel says what is so.
    const isOff = isWithdrawn(known, remote)
    const earlier = known.remotes.find(({ name }) => name === remote)?.history ?? []
    const versions = isOff ? [] : [release.version, ...earlier]
    const html = await firstPage(join(folder, 'standalone', release.name), versions)
    if (html === undefined && isFramed(request))
      return sendFramedFailure(reply, isOff ? 'closed' : 'failed', language)
    // Whoever came by a link that cannot be opened now can still log in; the link stays good.
    if (html === undefined) return reply.header('Cache-Control', 'no-store').redirect(inPortal(request.url))
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'private, no-cache')
      .compress(withOutage(pageIn(language, forPath(html, `/${path}`)), known.outage))
  })
}
