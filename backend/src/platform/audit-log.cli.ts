import { type AuditVerdict, verifyAudit } from './audit'
import { auditHeadsIn } from './audit-head'
import { readConfig } from './config'
import { openDatabase } from './database'

/** `npm run audit:log`: whether the log of identity and money events is the one that was written. */
async function main(): Promise<void> {
  const { dataDir, databaseUrl, auditHead } = readConfig(process.env)
  const database = await openDatabase({ dataDir, ...(databaseUrl && { url: databaseUrl }) })
  try {
    const verdict = await verifyAudit(database.db, auditHeadsIn(auditHead).read())
    process.stdout.write(`${textOf(verdict, auditHead)}\n`)
    process.exitCode = verdict.fault ? 1 : 0
  } finally {
    await database.close()
  }
}

function textOf({ entries, fault }: AuditVerdict, path: string): string {
  if (!fault) return `The audit log is whole: ${entries} entries.`
  const { kind, at } = fault
  const what = {
    changed: `entry ${at} was changed.`,
    missing: `entries from ${at} on are missing.`,
    rewritten: `entry ${at} is another than the one whose hash was kept in ${path}.`,
    'no head': `its end was not kept in ${path}, so nobody can tell whether its last entries are there.`,
  }
  return `The audit log is not whole: ${what[kind]}`
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
