import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compileBackend } from '../backend/tooling/compile.mjs'
import { ensureBrowser } from './browser'
import { buildPortal } from './build'
import { buildSingleBundle } from './build-shell'
import { portalFolder, root } from './packages'

export const help = `npm run bench [-- --pages | --lighthouse | --server | --health | --growth | --outbox | --partitions] [--rounds <n>] [--keep]

Measures the portal against the same sources as one bundle, its first pages with Lighthouse, and the server on PostgreSQL
and on the embedded database beside what its libraries do alone; prints each figure beside the one kept last, and fails
where one misses its bar.
  --pages, --lighthouse, --server, --health   these alone; health: how awake the server is while log-ins hash
  --growth                                    a data set of a million folios beside one of 10,000, and its evening, on
                                              PostgreSQL: a quarter of an hour and 15 GB, only where it is asked for
  --outbox                                    an evening's messages to providers that take 20 ms each, by one process and
                                              by three: minutes, only where it is asked for
  --partitions                                what partitions would bring to tables that grow; minutes, where it is asked for
  --rounds <n>                                how often each page is measured
  --keep                                      keeps the figures in e2e/bench/kept-figures.json
The charts of all kept figures lie in dist/bench/figures.html then.`

/** Measures the pages and the server against their bars. */
export default async function run(args: string[]) {
  const isOfBackend = ['--growth', '--outbox', '--partitions'].some((each) => args.includes(each))
  const needsNoPages = isOfBackend && !args.some((each) => pageParts.includes(each))
  if (needsNoPages) await compileBackend()
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'e2e/bench/bench.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(needsNoPages ? {} : await buildBundles()) },
  })
  process.exitCode = done.status ?? 1
}

const pageParts = ['--pages', '--lighthouse', '--server', '--health']

/** The portal in both ways, and where they lie. */
async function buildBundles() {
  const singleBundle = join(root, 'dist/single-bundle')
  const federated = join(root, 'dist/federated')
  await Promise.all([buildPortal(), compileBackend()])
  rmSync(federated, { recursive: true, force: true })
  cpSync(portalFolder, federated, { recursive: true })
  await buildSingleBundle(singleBundle)
  return { PORTAL_BROWSER: await ensureBrowser(), FEDERATED: federated, SINGLE_BUNDLE: singleBundle }
}
