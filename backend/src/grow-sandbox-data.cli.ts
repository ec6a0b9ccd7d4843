import { parseArgs } from 'node:util'
import { endWithFailure } from './platform/command-failure'
import { readConfig } from './platform/config'
import { openDatabase } from './platform/database'
import { createLog } from './platform/log'
import { modules } from './modules'
import { buildPortal } from './portal'
import { sandbox } from '../sandbox/sandbox'
import { growSandboxData } from '../sandbox/growth/grow-sandbox-data'

const print = (text: string) => process.stdout.write(`${text}\n`)

/** `npm run sandbox:grow -- --folios 1000000`: a large data set in the database of this environment, seeded first where it is empty. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { folios: { type: 'string' } } })
  if (!/^[1-9]\d{0,7}$/.test(values.folios ?? ''))
    throw new Error('How many? npm run sandbox:grow -- --folios 1000000')
  const config = readConfig(process.env)
  const database = await openDatabase(config.database)
  try {
    const { app } = await buildPortal(database, config, createLog('warn'), modules, sandbox)
    await app.close()
    const began = Date.now()
    const { longHistory, others } = await growSandboxData(database.db, config, Number(values.folios), print)
    const seconds = Math.round((Date.now() - began) / 1000)
    print(`Grown in ${seconds} s: ${longHistory} copies of the long history, ${others} of the others.`)
  } finally {
    await database.close()
  }
}

main().catch(endWithFailure)
