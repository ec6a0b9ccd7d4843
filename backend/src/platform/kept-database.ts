import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config'
import { type OpenDatabase, openDatabase, patientConnectMs } from './database'
import { StartRefusal } from './start-refusal'

/**
 * The database of this environment, for a command that looks into it. An embedded one must be there: in a folder that
 * was named wrongly a new one would be made, and found in order.
 */
export async function openKeptDatabase({
  dataDir,
  database,
}: Pick<Config, 'dataDir' | 'database'>): Promise<OpenDatabase> {
  if (database.url) return openDatabase({ ...database, connectMs: patientConnectMs })
  if (!existsSync(join(dataDir, 'postgres')))
    throw new StartRefusal(
      `There is no database in ${dataDir}. Name the folder of a portal that ran by PORTAL_DATA_DIR, or its server by DATABASE_URL.`,
    )
  return openDatabase(database)
}
