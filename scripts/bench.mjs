import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compileBackend } from '../backend/tooling/compile.mjs'
import { ensureBrowser } from './browser.mjs'
import { buildPortal } from './build.mjs'
import { buildSingleBundle } from './build-shell.mjs'
import { portalFolder, root } from './packages.mjs'

export const help = `npm run bench [-- --pages | --health] [--rounds <n>]

Measures the portal against the same sources as one bundle, and the server against bare ones.
  --pages         the pages alone
  --health        the server's wakefulness while log-ins hash alone
  --rounds <n>    how often each is measured`

/** Measures the portal against the same sources as one bundle, and the server against bare ones. */
export default async function run(args) {
  const singleBundle = join(root, 'dist/single-bundle')
  const federated = join(root, 'dist/federated')
  await Promise.all([buildPortal(), compileBackend()])
  rmSync(federated, { recursive: true, force: true })
  cpSync(portalFolder, federated, { recursive: true })
  if (!args.includes('--health')) await buildSingleBundle(singleBundle)
  const env = {
    ...process.env,
    PORTAL_BROWSER: await ensureBrowser(),
    FEDERATED: federated,
    SINGLE_BUNDLE: singleBundle,
  }
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'e2e/bench/bench.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  process.exitCode = done.status ?? 1
}
