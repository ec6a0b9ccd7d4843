import { checkInvariants } from './invariants'
import { endWithFailure } from './platform/command-failure'
import { readConfig } from './platform/config'
import { openKeptDatabase } from './platform/kept-database'

/** `npm run audit:ledger`: whether orders, money and units balance in the database of this environment. */
async function main(): Promise<void> {
  const database = await openKeptDatabase(readConfig(process.env))
  try {
    // Of one moment, since the portal may be at work meanwhile.
    const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
    const findings = await database.db.transaction(checkInvariants, snapshot)
    const verdict = findings.length ? `${findings.length} findings` : 'Everything balances.'
    process.stdout.write(`${[...findings, verdict].join('\n')}\n`)
    process.exitCode = findings.length ? 1 : 0
  } finally {
    await database.close()
  }
}

main().catch(endWithFailure)
