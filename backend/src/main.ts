import { modules } from './modules'
import { endWithFailure } from './platform/command-failure'
import { readConfig } from './platform/config'
import { openDatabase } from './platform/database'
import { endOnSignals, usualLimits } from './platform/graceful-stop'
import { bringLanguages } from './platform/language'
import { startPollingLoop } from './platform/polling-loop'
import { createLog } from './platform/log'
import { StartRefusal } from './platform/start-refusal'
import { startTracing } from './platform/start-tracing'
import { buildPortal, sandboxOf } from './portal'

/** Starts the portal of this environment and ends it cleanly on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const stopTracing = await startTracing(config)
  const database = await openDatabase({ ...config.database, answerMs: config.databaseAnswerMs })
  if (config.mode === 'sandbox' && !database.ownsTables)
    throw new StartRefusal('A sandbox empties its tables: DATABASE_URL must name the account that owns them.')
  if (config.mode === 'production' && database.ownsTables)
    log.warn('the account of DATABASE_URL may change tables: see docs/operation.md for a lesser one')
  await bringLanguages()
  const sandbox = await sandboxOf(config)
  const { platform, app, scheduler } = await buildPortal(database, config, log, modules, sandbox)
  const { outbox, audit } = platform
  await app.listen({ port: config.port, host: config.host })
  const pollingLoops = [
    startPollingLoop(log, 'jobs', 1000, () => scheduler.runDue(), scheduler.isIdle),
    startPollingLoop(log, 'outbox', 200, () => outbox.deliverDue(), outbox.adaptivePoller.isIdle),
    startPollingLoop(log, 'audit', 1000, audit.seal, audit.adaptivePoller.isIdle),
  ]
  endOnSignals(async () => {
    await app.close()
    await Promise.all(pollingLoops.map((pollingLoop) => pollingLoop.stop()))
    await outbox.stop()
    await database.close()
    await stopTracing().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent'))
  }, usualLimits)
  const address = `http://localhost:${config.port}/investors/`
  process.stdout.write(`Portal ready ${address}\n`)
  if (config.mode === 'sandbox')
    process.stdout.write(`Inspector of the page, for developers: Ctrl+Alt+I, or ${address}?inspect\n`)
}

main().catch((error: unknown) => {
  endWithFailure(error)
  process.exit()
})
