import { spawn } from 'node:child_process'
import { compileBackend, compiled } from '../backend/tooling/compile.mjs'
import { buildPortal } from './build'
import { root } from './packages'

/** Runs the backend; it ends with this process, and this process ends with it. */
export function serve(env = {}) {
  const server = spawn(process.execPath, ['--enable-source-maps', compiled('main.ts')], {
    cwd: root,
    // The channel says nothing: its end tells the server that this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 1))
  return server
}

export const help = `npm start

Builds what changed, fills an empty database, and serves the portal: http://localhost:4600, or on PORT. The data lies in
.data or PORTAL_DATA_DIR; DATABASE_URL names a PostgreSQL server.`

export default async function run() {
  await Promise.all([buildPortal(), compileBackend()])
  serve()
}
