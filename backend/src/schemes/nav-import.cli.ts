import { readFileSync } from 'node:fs'
import { openClock } from '../platform/clock'
import { readConfig } from '../platform/config'
import { openDatabase } from '../platform/database'
import { importNavs, reportText } from './nav-import'

/** `npm run nav:import -- <file>`: the public NAV file into the database of this environment. */
async function main(): Promise<void> {
  const file = process.argv[2]
  if (!file) throw new Error('Which file? npm run nav:import -- NAVAll.txt')
  const text = readFileSync(file, 'utf8')
  const { dataDir, databaseUrl, startAt } = readConfig(process.env)
  const database = await openDatabase({ dataDir, ...(databaseUrl && { url: databaseUrl }) })
  try {
    const clock = await openClock(database.db, startAt)
    const report = await importNavs(database.db, text, clock.now(), clock.today())
    process.stdout.write(`${reportText(report)}\n`)
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
