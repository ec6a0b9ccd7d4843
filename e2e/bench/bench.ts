import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPortal } from '../fixtures/portal-process'
import { comparePages } from './compare-pages'
import { measureLargeHouse } from './large-house'
import {
  insertsPerSecond,
  type Load,
  loadBareHandler,
  loadDashboard,
  loadLogins,
  loadLumpsum,
} from './server-load'

/** `npm run bench -- --pages --rounds 3`: the pages only, and fewer rounds where a machine has other work to do. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, pages: { type: 'boolean', default: false } },
})
const print = (text: string) => process.stdout.write(`${text}\n`)

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

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const isFast = await comparePages(folder, {
  federated: process.env.FEDERATED!,
  single: process.env.SINGLE_BUNDLE!,
  rounds: Number(values.rounds),
})
const isRoomy = await measureLargeHouse({ folder, rounds: Number(values.rounds), print })
const isSteady = values.pages || (await measureServer(folder))
rmSync(folder, { recursive: true, force: true })
process.exitCode = isFast && isRoomy && isSteady ? 0 : 1
