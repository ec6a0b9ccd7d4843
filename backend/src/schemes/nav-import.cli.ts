import { createReadStream } from 'node:fs'
import { openClock } from '../platform/clock'
import { endWithFailure } from '../platform/command-failure'
import { readConfig } from '../platform/config'
import { openDatabase } from '../platform/database'
import { importNavs, reportText } from './nav-import'

/** `npm run nav:import -- <file>`: the public NAV file into the database of this environment. */
async function main(): Promise<void> {
  const file = process.argv[2]
  if (!file) throw new Error('Which file? npm run nav:import -- NAVAll.txt')
  const { dataDir, databaseUrl, startAt } = readConfig(process.env)
  const database = await openDatabase({ dataDir, ...(databaseUrl && { url: databaseUrl }) })
  try {
    const clock = await openClock(database.db, startAt)
    const report = await importNavs(database.db, createReadStream(file), clock.now(), clock.today())
    process.stdout.write(`${reportText(report)}\n`)
    for (const doubt of report.doubts) process.stderr.write(`${doubt}\n`)
    process.exitCode = report.doubts.length ? 1 : 0
  } finally {
    await database.close()
  }
}

main().catch(endWithFailure)
