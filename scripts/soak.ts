import { spawnSync } from 'node:child_process'
import { compileBackend } from '../backend/tooling/compile.mjs'
import { root } from './packages'

export const help = `npm run soak [-- --kills]

Three processes on a PostgreSQL server of its own under log-ins, reads and orders, with a fault every 20 seconds: a process
is killed, the database restarts, is frozen, gives no connection or has no space left, the gateway hangs, the clock jumps.
After each the audits run. Prints what the memory of a process that is not killed is at several times, after full
collections, with its open files, and how tables grow; fails where an order is lost or doubled, or an audit finds something.
Ten minutes, or SOAK_MINUTES. SOAK_SNAPSHOTS names a folder for a heap snapshot of each measurement.
  --kills   one of the three processes is killed with every fault, each in its turn; no memory is measured`

export default async function run(args: string[]) {
  await compileBackend()
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'e2e/bench/soak.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = done.status ?? 1
}
