import type { FastifyInstance } from 'fastify'
import { forgetRecords } from './forget-records.job'
import { registerHealth } from './health'
import type { Module, Platform } from './module'
import { openApiDocument } from './openapi'
import { manifestFile, refuseDoubtfulManifest } from './manifest-file'
import { servePortalFiles } from './portal-files'
import { forgetOldRuns } from './scheduler'
import { serveStandalonePages } from './standalone-pages'

/** Every call of the portal, as made once. */
function serveDescription(app: FastifyInstance): void {
  let document: string | undefined
  app.get('/api/v1/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument())
    return reply.type('application/json; charset=utf-8').compress(document)
  })
}

/**
 * What an installation needs beside its domains: files, health, keys, its own description, and housekeeping. Pages keep a
 * place for an offer where `hasOffer` says that there is one.
 */
export const serviceModule = (hasOffer: (platform: Platform) => Promise<boolean>): Module => ({
  name: 'service',
  async register(app, platform) {
    const manifest = manifestFile(platform.config)
    await refuseDoubtfulManifest(manifest, platform.config)
    registerHealth(app, platform, manifest)
    app.get('/.well-known/jwks.json', async () => platform.keys.jwks())
    if (platform.config.openApi) serveDescription(app)
    await servePortalFiles(app, platform.config, manifest, () => hasOffer(platform))
    serveStandalonePages(app, platform.config, manifest)
  },
  jobs: [
    { name: 'forget nonces', everyMinutes: 10, run: ({ envelope }) => envelope.forgetNonces() },
    forgetRecords,
    { name: 'forget old firings', at: '03:30', run: forgetOldRuns },
  ],
})
