import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { compiled } from '../../backend/tooling/compile.mjs'
import { root, sandboxBegins } from '../fixtures/portal-process'

export interface Database {
  url: string
  /** Where the end of its audit log is kept. */
  auditHead: string
}

/** Runs one of the backend's commands on a database, and answers what it says. */
export async function runOn(
  { url, auditHead }: Database,
  command: string,
  ...args: string[]
): Promise<string> {
  const running = spawn(process.execPath, [compiled(command), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORTAL_MODE: 'sandbox',
      PORTAL_NOW: sandboxBegins,
      PORTAL_AUDIT_HEAD: auditHead,
    },
  })
  const [said, [code]] = await Promise.all([text(running.stdout), once(running, 'exit')])
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${said}`)
  return said
}
