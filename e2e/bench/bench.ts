import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPortal } from '../fixtures/portal-process'
import { comparePages } from './compare-pages'
import { isAwake, measureHealth } from './health-under-log-ins'
import { measureLargeHouse } from './large-house'
import {
  insertsPerSecond,
  type Load,
  loadBareHandler,
  loadDashboard,
  loadLogins,
  loadLumpsum,
} from './server-load'

/**
 * `npm run bench -- --pages --rounds 3`: the pages only, and fewer rounds where a machine has other work to do;
 * `--health`: only how awake the server stays while log-ins hash.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    pages: { type: 'boolean', default: false },
    health: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const print = (text: string) => process.stdout.write(`${text}\n`)

async function measureHashing(dataFolder: string): Promise<boolean> {
  const portal = await startPortal({ dataFolder })
  const health = await measureHealth(portal.url, rounds)
  await portal.stop()
  print(
    `\n/healthz while ${health.hashed} of 50 log-ins hash: p99 ${health.busyP99.toFixed(1)} ms, idle ${health.idleP99.toFixed(1)} ms, ${(health.busyP99 / health.idleP99).toFixed(2)} times`,
  )
  return isAwake(health)
}

async function measureServer(dataFolder: string): Promise<boolean> {
  const portal = await startPortal({ dataFolder })
  const loads: Load[] = [
    await loadBareHandler(),
    await loadLogins(portal.url),
    ...(await loadDashboard(portal.url)),
    ...(await loadLumpsum(portal.url)),
  ]
  await portal.stop()
  print(
    `\nServer, 20 connections; a single insert on the embedded database: ${(await insertsPerSecond()).toFixed(0)} a second`,
  )
  for (const { name, requestsPerSecond, p99Milliseconds, errors } of loads)
    print(
      `  ${name.padEnd(32)} ${requestsPerSecond.toFixed(0).padStart(6)} a second, p99 ${p99Milliseconds} ms, ${errors} errors`,
    )
  return loads.every((load) => load.errors === 0)
}

async function measurePages(folder: string): Promise<boolean> {
  const bundles = { federated: process.env.FEDERATED!, single: process.env.SINGLE_BUNDLE! }
  const isFast = await comparePages(folder, { ...bundles, rounds })
  const isRoomy = await measureLargeHouse({ folder, rounds, print })
  return isFast && isRoomy
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const isPagesBar = values.health || (await measurePages(folder))
const isServerBar = values.health || values.pages || (await measureServer(folder))
const isHealthBar = values.pages || (await measureHashing(join(folder, 'health')))
rmSync(folder, { recursive: true, force: true })
process.exitCode = isPagesBar && isServerBar && isHealthBar ? 0 : 1
