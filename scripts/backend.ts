import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { existsSync } from 'node:fs'
import { compileBackend, compiled } from '../backend/tooling/compile.mjs'
import { root } from './packages'

/**
 * Runs one of the backend's commands; paths among its arguments are meant as seen from where npm was called. The first
 * `words` arguments are none, even where a folder has that name.
 */
export async function runBackend(command: string, args: readonly string[], words = 0) {
  const from = process.env.INIT_CWD ?? root
  const isPath = (each: string, place: number) => place >= words && existsSync(resolve(from, each))
  const resolved = args.map((each, place) => (isPath(each, place) ? resolve(from, each) : each))
  await compileBackend()
  const done = spawnSync(process.execPath, ['--enable-source-maps', compiled(command), ...resolved], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = done.status ?? 1
}
