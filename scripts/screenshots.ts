import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser } from './browser'
import { buildPortal } from './build'
import { root } from './packages'

export const help = `npm run screenshots

Takes a picture of every page at every width, into e2e/test-results/screens; also in Firefox and WebKit, where Debian's
firefox-esr, webkit2gtk-driver and xvfb are installed.`

/** `npm run screenshots`: every page at every width, into e2e/test-results/screens. */
export default async function run() {
  await buildPortal()
  const folder = join(root, 'e2e')
  const env = { ...process.env, PORTAL_BROWSER: await ensureBrowser() }
  const done = spawnSync(join(folder, 'node_modules/.bin/playwright'), ['test', 'screens'], {
    cwd: folder,
    stdio: 'inherit',
    env,
  })
  process.exitCode = done.status ?? 1
}
