import { modules } from './modules'
import { endWithFailure } from './platform/command-failure'
import { readConfig } from './platform/config'
import { openKeptDatabase } from './platform/kept-database'
import { createLog } from './platform/log'
import type { Platform } from './platform/module'
import { buildPortal, sandboxOf } from './portal'

type Work = (platform: Platform) => Promise<string>

/**
 * Runs a command on the portal of this environment, which listens to nobody meanwhile, and prints what it answers. It
 * reads its arguments before any database is opened. What it tells investors, the running portal sends.
 */
export function runPortalCommand(read: (args: string[]) => Work): void {
  run(read).catch(endWithFailure)
}

async function run(read: (args: string[]) => Work): Promise<void> {
  const work = read(process.argv.slice(2))
  const config = readConfig(process.env)
  const database = await openKeptDatabase(config)
  try {
    const log = createLog('error')
    const { platform, app } = await buildPortal(database, config, log, modules, await sandboxOf(config))
    process.stdout.write(`${await work(platform)}\n`)
    await platform.audit.seal()
    await app.close()
  } finally {
    await database.close()
  }
}
