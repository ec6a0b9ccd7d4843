import { parseArgs } from 'node:util'
import pg from 'pg'
import { appendOnly } from './append-only'
import { endWithFailure } from './platform/command-failure'
import { openDatabase } from './platform/database'
import { withSecretFiles } from './platform/secret-files'
import { grantToServer } from './platform/table-owner'

/** `npm run db:migrate -- --for <account>`: tables of this version, and rights on them for the account of the server. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { for: { type: 'string' } } })
  // Whoever owns the tables needs no other secret of the portal.
  const url = withSecretFiles(process.env).DATABASE_URL
  if (!url) throw new Error('DATABASE_URL must name the database with the account that owns its tables.')
  const database = await openDatabase({ url })
  await database.close()
  process.stdout.write('The tables are those of this version.\n')
  if (!values.for) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await grantToServer(client, values.for, appendOnly)
  } finally {
    await client.end()
  }
  process.stdout.write(`"${values.for}" may read and write their rows, and change no table.\n`)
}

main().catch(endWithFailure)
