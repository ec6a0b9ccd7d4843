import { spawnSync } from 'node:child_process'
import { compileBackend } from '../backend/tooling/compile.mjs'
import { root } from './packages'

export const help = `npm run soak

Three processes on a PostgreSQL server of its own under log-ins, reads and orders, with a fault every 20 seconds: a process
is killed, the database restarts, is frozen or gives no connection, the gateway hangs, the clock jumps. Prints what memory,
open files and tables were after the warm-up and at the end; fails where an order is lost or doubled, or an audit finds
something. Ten minutes, or SOAK_MINUTES.`

export default async function run() {
  await compileBackend()
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'e2e/bench/soak.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = done.status ?? 1
}
