import { createReadStream } from 'node:fs'
import { usedNavDays } from './folios/used-nav-days'
import { createAudit } from './platform/audit'
import { auditHeadsIn } from './platform/audit-head'
import { openClock } from './platform/clock'
import { endWithFailure } from './platform/command-failure'
import { readConfig } from './platform/config'
import { openKeptDatabase } from './platform/kept-database'
import { createLog } from './platform/log'
import { importNavs, reportText } from './schemes/nav-import'

const usage = 'npm run nav:import -- NAVAll.txt [--take-doubtful "<why the NAVs in doubt are right>"]'

function argumentsOf([file, option, reason, ...more]: string[]) {
  if (!file) throw new Error(`Which file? ${usage}`)
  const takeDoubtful = reason?.trim()
  if (more.length || (option !== undefined && (option !== '--take-doubtful' || !takeDoubtful)))
    throw new Error(usage)
  return { file, takeDoubtful }
}

/** `npm run nav:import -- <file>`: the public NAV file into the database of this environment. */
async function main(args: string[]): Promise<void> {
  const { file, takeDoubtful } = argumentsOf(args)
  const config = readConfig(process.env)
  const { startAt, auditHead } = config
  const database = await openKeptDatabase(config)
  try {
    const { db } = database
    const clock = await openClock(db, startAt)
    // What stands in the operations queue is said below, in plain words.
    const log = createLog('silent')
    const audit = createAudit(database, clock, auditHeadsIn(auditHead), log)
    const terms = { usedOf: usedNavDays, takeDoubtful }
    const report = await importNavs({ db, clock, log, audit }, createReadStream(file), terms)
    process.stdout.write(`${reportText(report)}\n`)
    for (const doubt of report.doubts) process.stderr.write(`${doubt}\n`)
    process.exitCode = report.doubts.length ? 1 : 0
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).catch(endWithFailure)
