import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages'

/** The one without windows first: it needs a quarter less time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** A browser for the tests: the machine's own, else the one that Playwright brings. Returns '' for the latter. */
export async function ensureBrowser() {
  const own = process.env.PORTAL_BROWSER || installed.find((path) => existsSync(path))
  if (own) return own
  const playwright = join(root, 'e2e/node_modules/.bin/playwright')
  const done = spawnSync(playwright, ['install', 'chromium'], { stdio: 'inherit', cwd: join(root, 'e2e') })
  if (done.status !== 0) throw new Error('No browser: install Chromium, or set PORTAL_BROWSER to one')
  return ''
}
