import rateLimit from '@fastify/rate-limit'
import { clientEventsPath } from '@portal/contracts/wire/client-events-path'
import { ClientEvents } from '@portal/contracts/wire/telemetry'
import type { FastifyInstance } from 'fastify'
import { manifestFile } from '../platform/manifest-file'
import type { Platform } from '../platform/module'
import { refuseHostileJson } from '../platform/plain-text'
import { badRequest, tooMany } from '../platform/refusal'
import { storeClientEvents } from './client-events'
import { createClientMetrics, type KnownRemotes } from './client-metrics'

const bodyLimit = 32 * 1024
/** Batches from one address; a page sends one every few seconds at most. */
export const batchesAMinute = 60
const manifestSeconds = 5

/** Takes what pages tell of themselves: no session, no sealed body, since a closing page can send neither. */
export async function registerClientEvents(app: FastifyInstance, platform: Platform): Promise<void> {
  const metrics = createClientMetrics(platform.metrics, Date.now)
  const knownRemotes = remotesReader(platform)
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: batchesAMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: (_request, { ttl }) => tooMany(ttl / 1000),
    })
    scope.post(clientEventsPath, { bodyLimit }, async (request, reply) => {
      refuseHostileJson(request.body)
      const parsed = ClientEvents.safeParse(request.body)
      if (!parsed.success) throw badRequest('This is no list of client events.')
      const known = await knownRemotes()
      for (const event of parsed.data.events) metrics.count(event, known)
      await storeClientEvents(platform, parsed.data.events, known)
      return reply.code(204).send()
    })
  })
}

/** The remotes of the manifest, read anew after some seconds. */
function remotesReader({ config }: Platform): () => Promise<KnownRemotes> {
  const file = manifestFile(config)
  let known: KnownRemotes = new Map()
  let readAt = -Infinity
  return async () => {
    if (performance.now() - readAt < manifestSeconds * 1000) return known
    readAt = performance.now()
    const opened = await file.read().catch(() => undefined)
    if (opened)
      known = new Map(
        opened.manifest.remotes.map(({ name, owner, releases }) => [
          name,
          { owner, versions: new Set(releases.map(({ version }) => version)) },
        ]),
      )
    return known
  }
}
