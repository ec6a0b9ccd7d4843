import { answerVideoQueue } from './kyc-applications/video-queue'
import { modules } from './modules'
import { endWithFailure } from './platform/command-failure'
import { readConfig } from './platform/config'
import { openKeptDatabase } from './platform/kept-database'
import { createLog } from './platform/log'
import { buildPortal, sandboxOf } from './portal'

/** `npm run kyc:video`: decides the KYC videos of this environment; what it tells investors, the running portal sends. */
async function main(args: string[]): Promise<void> {
  const config = readConfig(process.env)
  const database = await openKeptDatabase(config)
  try {
    const { platform, app } = await buildPortal(
      database,
      config,
      createLog('error'),
      modules,
      await sandboxOf(config),
    )
    process.stdout.write(`${await answerVideoQueue(platform, args)}\n`)
    await platform.audit.seal()
    await app.close()
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).catch(endWithFailure)
