import { parseArgs } from 'node:util'
import { endWithFailure } from '../src/platform/command-failure'
import { openDatabase } from '../src/platform/database'
import { createLog } from '../src/platform/log'
import { sandboxData } from '../src/platform/tables'
import { seededSandboxData } from './seeded-sandbox-data'
import { sandboxBegins } from './sandbox-begins'

/** Lays the seeded data set, as it begins now, into the data folder of a portal: a quarter of the time of seeding one. */
async function main(): Promise<void> {
  const [dataDir] = parseArgs({ allowPositionals: true }).positionals
  if (!dataDir) throw new Error('Into which folder?')
  const database = await openDatabase({ dataDir, from: await seededSandboxData(createLog('warn')) })
  await database.db.update(sandboxData).set({ offsetMs: sandboxBegins.getTime() - Date.now() })
  await database.close()
}

main().catch(endWithFailure)
