import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { deliverMessage } from './message-delivery'
import type { Module, Platform } from './module'
import { openApiDocument } from './openapi'
import { readManifest, servePortalFiles } from './portal-files'
import { CallError } from './refusal'
import { forgetOldRuns } from './scheduler'
import { serveStandalonePages } from './standalone-pages'

/** What an installation needs beside its domains: files, health, keys, its own description, and housekeeping. */
export const serviceModule: Module = {
  name: 'service',
  async register(app, platform) {
    registerHealth(app, platform)
    app.get('/.well-known/jwks.json', async () => platform.keys.jwks())
    const document = openApiDocument()
    app.get('/api/v1/openapi.json', async () => document)
    serveStandalonePages(app, platform.config.portalFiles)
    await servePortalFiles(app, platform.config.portalFiles)
  },
  outbox: { 'message.send': deliverMessage },
  jobs: [
    { name: 'forget nonces', everyMinutes: 10, run: ({ envelope }) => envelope.forgetNonces() },
    { name: 'forget old firings', at: '03:30', run: forgetOldRuns },
  ],
}

function registerHealth(app: FastifyInstance, { db, config }: Platform): void {
  app.get('/healthz', async () => ({ status: 'up' }))
  app.get('/readyz', async () => {
    await db.execute(sql`select 1`)
    const { remotes } = await readManifest(config.portalFiles).catch(() => {
      throw new CallError(503, 'E_MANIFEST', 'The manifest of the remotes cannot be read.')
    })
    return { status: 'ready', remotes: remotes.length }
  })
}
