import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openTasksOf } from '../../src/operations/ops-tasks'
import { openClock } from '../../src/platform/clock'
import { type Database, openDatabase, rowsOf } from '../../src/platform/database'
import { createLog } from '../../src/platform/log'
import type { Platform } from '../../src/platform/module'
import type { Source } from '../../src/reconciliation/sources'
import { outsideFiles } from '../../sandbox/outside-files/outside-files.routes'
import { type PostgresServer, startPostgres } from '../postgres-server'
import { sandboxBegins } from '../sandbox-begins'
import { seededSandboxData } from '../seeded-sandbox-data'
import { copyOfSandboxData } from '../server-sandbox-data'
import { temporaryFolder } from '../temporary-folder'
import { moveMoney } from './moved-money'

const command = join(__dirname, '../../dist/reconcile.cli.mjs')
/** The day of the sandbox. */
export const day = '2026-08-25'

/** A seeded sandbox in which money moved, that a command may open: nothing else holds it. */
export interface Sandbox {
  env: Record<string, string>
  use<Answer>(work: (platform: Platform) => Promise<Answer>): Promise<Answer>
}

export async function sandboxOn(kind: string): Promise<Sandbox> {
  const folder = temporaryFolder('reconcile')
  const url = kind === 'PostgreSQL' ? await onServer() : undefined
  const open = () => openDatabase(url ? { url } : { dataDir: folder })
  if (!url)
    await (
      await openDatabase({ dataDir: folder, from: await seededSandboxData(createLog('silent')) })
    ).close()
  const sandbox: Sandbox = {
    env: { PORTAL_DATA_DIR: folder, DATABASE_URL: url ?? '' },
    async use(work) {
      const database = await open()
      try {
        const clock = await openClock(database.db, undefined)
        const config = { payments: 'signed' } as const
        return await work({ db: database.db, clock, log: createLog('silent'), config } as unknown as Platform)
      } finally {
        await database.close()
      }
    },
  }
  await sandbox.use(async (platform) => {
    await platform.clock.restart(sandboxBegins, true)
    await moveMoney(platform)
  })
  return sandbox
}

/** What the command says of a file and ends with, run as its users run it. */
export function runOn({ env }: Sandbox, source: string, text: string, ...options: string[]) {
  const file = join(temporaryFolder('files'), `${source}.csv`)
  writeFileSync(file, text)
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, source, file, ...options], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

let server: PostgresServer | undefined
async function onServer(): Promise<string> {
  const copy = await copyOfSandboxData('seeded')
  if (copy) return copy
  server = await startPostgres()
  return server.url
}
afterAll(() => server?.remove())

/** What a test asks the command and the database that it ran on. */
export function commandOn(sandbox: Sandbox) {
  const fileOf = (source: Source) => sandbox.use((platform) => outsideFiles[source](platform, day))

  const run = (source: string, text: string, ...options: string[]) => runOn(sandbox, source, text, ...options)
  const tasks = () => sandbox.use(({ db }) => openTasksOf(db, 'reconciliation'))
  const foundIn = () => sandbox.use(({ db }) => foundBy(db))
  const ledgers = () => sandbox.use(({ db }) => ledgersOf(db))
  return { fileOf, run, tasks, foundIn, ledgers }
}

/** What waits for a person: source, kind of difference, line, ours and theirs. */
export const foundBy = async (db: Database) =>
  (await openTasksOf(db, 'reconciliation')).map(({ detail }) => {
    const { source, difference, line, ours, theirs } = detail as Record<string, unknown>
    return [source, difference, line, ours, theirs]
  })

export const ledgersOf = (db: Database) =>
  rowsOf(
    db,
    sql`select (select md5(string_agg(l::text, ',' order by id)) from ledger_entries l) as units,
      (select md5(string_agg(c::text, ',' order by id)) from captures c) as captures,
      (select md5(string_agg(p::text, ',' order by id)) from payouts p) as payouts`,
  )
