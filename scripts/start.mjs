import { spawn } from 'node:child_process'
import { compileBackend, compiled } from '../backend/tooling/compile.mjs'
import { buildPortal } from './build.mjs'
import { root } from './packages.mjs'

/** Runs the backend; it ends with this process, and this process ends with it. */
export function serve(env = {}) {
  const server = spawn(process.execPath, ['--enable-source-maps', compiled('main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 1))
  return server
}

export default async function run() {
  await Promise.all([buildPortal(), compileBackend()])
  serve()
}
