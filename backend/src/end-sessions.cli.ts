import { endSessionsByHouse } from './identity/end-sessions'
import { modules } from './modules'
import { endWithFailure } from './platform/command-failure'
import { readConfig } from './platform/config'
import { openKeptDatabase } from './platform/kept-database'
import { createLog } from './platform/log'
import { buildPortal, sandboxOf } from './portal'

const usage = 'npm run sessions:end -- <PAN> "<why>" ends every session of an investor.'

/** `npm run sessions:end`: ends the sessions of an investor in this environment. */
async function main(args: string[]): Promise<void> {
  const [pan = '', why = '', ...more] = args
  if (!/^[A-Z]{5}\d{4}[A-Z]$/.test(pan) || !why || why.length > 200 || more.length) throw new Error(usage)
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
    process.stdout.write(`${await endSessionsByHouse(platform, pan, why)}\n`)
    await platform.audit.seal()
    await app.close()
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).catch(endWithFailure)
