import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { existsSync } from 'node:fs'
import { compileBackend, compiled } from '../backend/tooling/compile.mjs'
import { root } from './packages'

/** Runs one of the backend's commands; paths among its arguments are meant as seen from where npm was called. */
export async function runBackend(command: string, args: readonly string[]) {
  const from = process.env.INIT_CWD ?? root
  const resolved = args.map((each) => (existsSync(resolve(from, each)) ? resolve(from, each) : each))
  await compileBackend()
  const done = spawnSync(process.execPath, ['--enable-source-maps', compiled(command), ...resolved], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = done.status ?? 1
}
