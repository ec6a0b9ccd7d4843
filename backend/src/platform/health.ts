import { ManifestDistrust } from '@portal/contracts/manifest'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isEnding } from './graceful-stop'
import type { ManifestFile } from './manifest-file'
import type { Platform } from './module'
import { CallError } from './refusal'

/** `/healthz`: the process lives. `/readyz`: it can serve, so its database answers, its manifest is believed and it does not end. */
export function registerHealth(
  app: FastifyInstance,
  { db, log }: Pick<Platform, 'db' | 'log'>,
  file: ManifestFile,
): void {
  app.get('/healthz', async () => ({ status: 'up' }))
  app.get('/readyz', async () => {
    if (isEnding(app)) throw new CallError(503, 'E_ENDING', 'This process ends and takes no more calls.')
    await db.execute(sql`select 1`)
    const { manifest, isSigned } = await file.read().catch((error: Error) => {
      log.error({ reason: error.message }, 'manifest refused')
      const isDistrusted = error instanceof ManifestDistrust
      const why = isDistrusted ? `is ${error.reason}` : 'cannot be read'
      throw new CallError(503, 'E_MANIFEST', `The manifest of the remotes ${why}.`)
    })
    const { length } = manifest.remotes
    return { status: 'ready', remotes: length, manifest: isSigned ? 'signed' : 'unsigned' }
  })
}
