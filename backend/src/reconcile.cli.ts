import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BusinessDate } from '@portal/contracts/wire/common'
import { openClock } from './platform/clock'
import { endWithFailure } from './platform/command-failure'
import { readConfig } from './platform/config'
import { FileRefusal } from './platform/file-refusal'
import { openKeptDatabase } from './platform/kept-database'
import { createLog } from './platform/log'
import { largestFile } from './platform/file-table'
import { reconcile } from './reconciliation/reconcile'
import { reportText } from './reconciliation/report'
import { readSettings } from './reconciliation/settings'
import { isSource, sources } from './reconciliation/sources'

const usage = `npm run reconcile -- ${sources.join('|')} <file> [--day YYYY-MM-DD] [--many]`

function argumentsOf(args: string[]) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { day: { type: 'string' }, many: { type: 'boolean' } },
  })
  const [source, file, ...more] = positionals
  const { day, many: isAnyCountTaken = false } = values
  if (!isSource(source) || !file || more.length) throw new Error(usage)
  if (day !== undefined && !BusinessDate.safeParse(day).success)
    throw new Error(`--day ${day} is no day. ${usage}`)
  return { source, file, terms: { isAnyCountTaken, ...(day !== undefined && { day }) } }
}

/** `npm run reconcile -- <source> <file>`: a file of the outside world against the ledgers of this environment. */
async function main(args: string[]): Promise<void> {
  const { source, file, terms } = argumentsOf(args)
  const config = readConfig(process.env)
  const settings = readSettings(config.env)
  if (statSync(file).size > largestFile)
    throw new FileRefusal(`The file is larger than ${largestFile / 1024 / 1024} MB.`)
  const bytes = readFileSync(file)
  const database = await openKeptDatabase(config)
  try {
    const { db } = database
    const clock = await openClock(db, config.startAt)
    // What stands in the operations queue is said below, in plain words.
    const report = await reconcile({ db, clock, log: createLog('silent') }, settings, source, bytes, terms)
    process.stdout.write(`${reportText(report)}\n`)
    process.exitCode = report.differences.length ? 1 : 0
  } finally {
    await database.close()
  }
}

main(process.argv.slice(2)).catch(endWithFailure)
