import { type AuditVerdict, verifyAudit } from './audit'
import { auditHeadsIn } from './audit-head'
import { endWithFailure } from './command-failure'
import { readConfig } from './config'
import { openKeptDatabase } from './kept-database'

/** `npm run audit:log`: whether the log of identity and money events is the one that was written. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { auditHead } = config
  const database = await openKeptDatabase(config)
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

main().catch(endWithFailure)
