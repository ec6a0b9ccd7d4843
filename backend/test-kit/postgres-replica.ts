import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { skipTest } from '@portal/testing/node'
import { type PostgresServer, serverIn } from './postgres-server'

/** What a primary calls the replica in `synchronous_standby_names`. */
export const replicaName = 'replica'

/** A streaming replica of a running server. Skips the test where none can be made. */
export async function startReplica(primary: PostgresServer): Promise<PostgresServer> {
  const folder = `${primary.folder}-replica`
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('replica', true)`)
    const copied = spawnSync('cp', ['-a', primary.folder, folder])
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    if (copied.status !== 0) return skipTest('a data folder cannot be copied here')
    writeFileSync(join(folder, 'backup_label'), rows[0].labelfile)
  } finally {
    await client.end()
  }
  for (const left of ['postmaster.pid', 'postmaster.opts']) rmSync(join(folder, left), { force: true })
  writeFileSync(join(folder, 'standby.signal'), '')
  const { port, username, password } = new URL(primary.url)
  appendFileSync(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password} application_name=${replicaName}'\n`,
  )
  // Run by root, the server has an account of its own.
  const { uid, gid } = statSync(folder)
  for (const own of ['backup_label', 'standby.signal']) chownSync(join(folder, own), uid, gid)
  return serverIn(folder, 'replica')
}
