import { verifyAudit } from './audit'
import { readConfig } from './config'
import { openDatabase } from './database'

/** `npm run audit:log`: whether the log of identity and money events is the one that was written. */
async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const database = await openDatabase({ dataDir, ...(databaseUrl && { url: databaseUrl }) })
  try {
    const broken = await verifyAudit(database.db)
    process.stdout.write(
      broken === null ? 'The audit log is whole.\n' : `The audit log was changed at entry ${broken}.\n`,
    )
    process.exitCode = broken === null ? 0 : 1
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
